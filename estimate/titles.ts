import type { Locale } from '../routing/locales'
import englishEvidence from './catalogue/evidence.en.json'
import ukrainianEvidence from './catalogue/evidence.uk.json'
import english from './catalogue/titles.en.json'
import ukrainian from './catalogue/titles.uk.json'

/** Titles of blocks by id. For the server only: pages send those of one language to the browser. */
export const blockTitles: Record<Locale, Readonly<Record<string, string>>> = { en: english, uk: ukrainian }

/** The evidence for the hours of each block; what tags such as S26 stand for goes out with it. */
export const blockEvidence: Record<Locale, Readonly<Record<string, string>>> = { en: englishEvidence, uk: ukrainianEvidence }
