/** The languages of the site; the first is the default and has no prefix in addresses. */
export const locales = ['en', 'uk'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export const localeDetails: Record<Locale, { iso: string; openGraph: string; name: string; shortName: string }> = {
  en: { iso: 'en-US', openGraph: 'en_US', name: 'English', shortName: 'EN' },
  uk: { iso: 'uk', openGraph: 'uk_UA', name: 'Українська', shortName: 'УК' },
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'uk' : 'en'
}
