import { getOrganisation } from '../../content'
import { plainWords } from '../../plain/words'
import type { MailTexts } from './compose'

/** The words and the company of this site. */
export const siteTexts: MailTexts = async (locale) => {
  const { name: company } = await getOrganisation(locale)
  return { words: plainWords(locale), company }
}
