import { plainWords } from '@/app/_plain/words'
import { getOrganisation } from '@/content-client'
import type { MailTexts } from './compose'

/** The words and the company of this site. */
export const siteTexts: MailTexts = async (locale) => {
  const [words, { name: company }] = await Promise.all([plainWords(locale), getOrganisation(locale)])
  return { words, company }
}
