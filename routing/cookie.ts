import { isLocale, type Locale } from './locales'

const localeCookieName = 'i18n_redirected'

const lifetimeInSeconds = 365 * 24 * 60 * 60

/** The cookie that remembers the visitor's language, as `Set-Cookie` and `document.cookie` spell it. */
export function localeCookie(locale: Locale): string {
  return `${localeCookieName}=${locale}; Path=/; Max-Age=${lifetimeInSeconds}; SameSite=Lax`
}

/** The language remembered in a `Cookie` header or `document.cookie`; an unknown value counts as absent. */
export function readLocaleCookie(cookies: string | null): Locale | undefined {
  const value = cookies
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === localeCookieName)?.[1]
  return isLocale(value) ? value : undefined
}
