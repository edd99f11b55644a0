import { locale as rootLocale } from 'next/root-params'
import { defaultLocale, isLocale, type Locale } from '@/routing/locales'

/** The language of the page being rendered. */
export async function getCurrentLocale(): Promise<Locale> {
  const locale = await rootLocale()
  return isLocale(locale) ? locale : defaultLocale
}
