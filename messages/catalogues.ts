import type { Locale } from '@/routing/locales'
import en from './en.json'
import enBrief from './errors/brief/en.json'
import ukBrief from './errors/brief/uk.json'
import enErrors from './errors/en.json'
import ukErrors from './errors/uk.json'
import uk from './uk.json'

/** All words of the interface, for the server, scripts and tests; pages get theirs from next-intl (`request.ts`). */
export const catalogues = {
  en: { ...en, ErrorPage: { ...enErrors, ...enBrief } },
  uk: { ...uk, ErrorPage: { ...ukErrors, ...ukBrief } },
} satisfies Record<Locale, object>
