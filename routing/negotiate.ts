import { defaultLocale, isLocale, type Locale, locales } from './locales'

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

/**
 * The language of ours with the highest q-value in an `Accept-Language` header (RFC 9110, 12.5.4); the first of equals. `*` stands
 * for the languages the header does not name.
 */
export function bestLanguage(acceptLanguage: string | null): Locale | undefined {
  const qualities = new Map<string, number>()
  for (const range of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const [language = ''] = tag.split('-')
    const quality = toQuality(parameters.find((parameter) => parameter.startsWith('q=')))
    qualities.set(language, Math.max(quality, qualities.get(language) ?? 0))
  }
  let best: { locale: Locale; quality: number } | undefined
  for (const locale of [...[...qualities.keys()].filter(isLocale), ...locales]) {
    const quality = qualities.get(locale) ?? qualities.get('*') ?? 0
    if (quality > (best?.quality ?? 0)) best = { locale, quality }
  }
  return best?.locale
}

function toQuality(parameter: string | undefined): number {
  if (parameter === undefined) return 1
  const quality = Number(parameter.slice(2))
  return quality >= 0 && quality <= 1 ? quality : 0
}
