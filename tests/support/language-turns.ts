import { type Locale, locales } from '@/routing/locales'

/** The tag of journeys that `npm test` walks in the other language; `npm run test:all` walks them in this one too. */
export const otherLanguage = '@other-language'

/** Lets the languages take turns, from one journey of a file to the next: each call is the detail of one test. */
export function languageTurns(locale: Locale): () => { tag: string[] } {
  let turn = locales.indexOf(locale)
  return () => ({ tag: turn++ % locales.length === 0 ? [] : [otherLanguage] })
}
