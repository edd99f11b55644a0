import { localeCookie, readLocaleCookie } from '@/routing/cookie'
import type { Locale } from '@/routing/locales'

/** Writes the language cookie when it says something else: its 365 days count from the last change. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a click on the switch leaves the page
  if (readLocaleCookie(document.cookie) !== locale) document.cookie = localeCookie(locale)
}
