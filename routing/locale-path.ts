import { defaultLocale, isLocale, type Locale } from './locales'

// Apart from the registry: what runs in the browser needs the spelling of addresses, not the list of them.

/** The path in one language; a query and a hash may follow it. */
export function localisePath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Splits a pathname as the site writes it. `/ukraine` is an English path, not Ukrainian. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path: pathname }
  return { locale: first, path: `/${rest.join('/')}` }
}

/** The address of a page by its path in the `app` folder, where every language is spelled out; a file has no language. */
export function addressOfPage(page: string): string {
  const [, locale, ...rest] = page.split('/')
  return isLocale(locale) ? localisePath(locale, `/${rest.join('/')}`) : page
}
