import { defaultLocale, isLocale, type Locale } from './locales'

type LanguageSignals = {
  cookie: Locale | undefined
  /** ISO 3166 code from the country header, when the deployment has one. */
  country: string | null
  acceptLanguage: string | null
}

/** Cookie first, then country, then the browser's languages, then English. */
export function negotiateLocale({ cookie, country, acceptLanguage }: LanguageSignals): Locale {
  return cookie ?? (country?.toUpperCase() === 'UA' ? 'uk' : undefined) ?? bestLanguage(acceptLanguage) ?? defaultLocale
}

/** The language of ours with the highest q-value in an `Accept-Language` header (RFC 9110, 12.5.4); the first of equals. */
export function bestLanguage(acceptLanguage: string | null): Locale | undefined {
  let best: { locale: Locale; quality: number } | undefined
  for (const range of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const locale = tag.split('-')[0]
    const quality = toQuality(parameters.find((parameter) => parameter.startsWith('q=')))
    if (isLocale(locale) && quality > (best?.quality ?? 0)) best = { locale, quality }
  }
  return best?.locale
}

function toQuality(parameter: string | undefined): number {
  if (parameter === undefined) return 1
  const quality = Number(parameter.slice(2))
  return quality >= 0 && quality <= 1 ? quality : 0
}
