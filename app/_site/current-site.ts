import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { defaultLocale, isLocale, type Locale } from '@/routing/locales'

/** One language of the site and its words: from next-intl where pages are rendered, from the catalogues in scripts and tests. */
export type Site = { locale: Locale; t: Awaited<ReturnType<typeof getTranslations<never>>> }

/** The language of the page being rendered. */
export async function getCurrentLocale(): Promise<Locale> {
  const locale = await rootLocale()
  return isLocale(locale) ? locale : defaultLocale
}

/** A language of the site with its words; that of the page being rendered where none is named. */
export async function getSite(asked?: Locale): Promise<Site> {
  const locale = asked ?? (await getCurrentLocale())
  return { locale, t: await getTranslations({ locale }) }
}
