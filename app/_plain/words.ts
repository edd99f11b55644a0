import { getMessages } from 'next-intl/server'
import { createWords, type Words } from '@/components/estimate/words'
import type { Locale } from '@/routing/locales'

export async function plainWords(locale: Locale): Promise<Words> {
  return createWords(locale, await getMessages({ locale }))
}
