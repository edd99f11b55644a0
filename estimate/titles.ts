import type { Locale } from '../routing/locales'
import englishEvidence from './catalogue/evidence.en.json'
import ukrainianEvidence from './catalogue/evidence.uk.json'
import english from './catalogue/titles.en.json'
import ukrainian from './catalogue/titles.uk.json'

/** Titles of blocks by id. For the server: a browser is given those of one language. */
export const blockTitles: Record<Locale, Readonly<Record<string, string>>> = { en: english, uk: ukrainian }

/** What the hours of a block rest on; the tags are those of `trace/sources`. */
export const blockEvidence: Record<Locale, Readonly<Record<string, string>>> = { en: englishEvidence, uk: ukrainianEvidence }
