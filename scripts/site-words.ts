import { createTranslator } from 'next-intl'
import type { Site } from '@/app/_site/current-site'
import en from '@/messages/en.json'
import enBrief from '@/messages/errors/brief/en.json'
import ukBrief from '@/messages/errors/brief/uk.json'
import enErrors from '@/messages/errors/en.json'
import ukErrors from '@/messages/errors/uk.json'
import uk from '@/messages/uk.json'
import type { Locale } from '@/routing/locales'

/** All words of the interface, for scripts and tests; pages get theirs from next-intl (`messages/request.ts`). */
export const catalogues = {
  en: { ...en, ErrorPage: { ...enErrors, ...enBrief } },
  uk: { ...uk, ErrorPage: { ...ukErrors, ...ukBrief } },
} satisfies Record<Locale, object>

/** One language of the site with its words, where no page is being rendered. */
export function toSite(locale: Locale): Site {
  return { locale, t: createTranslator({ locale, messages: catalogues[locale] }) }
}
