import type { Locale } from '../routing/locales'
import english from './catalogue/titles.en.json'
import ukrainian from './catalogue/titles.uk.json'

/** Titles of blocks by id. For the server: a browser is given those of one language. */
export const blockTitles: Record<Locale, Readonly<Record<string, string>>> = { en: english, uk: ukrainian }
