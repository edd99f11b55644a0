import { createTranslator } from 'next-intl'
import type { Site } from '@/app/_site/current-site'
import { catalogues } from '@/messages/catalogues'
import type { Locale } from '@/routing/locales'

/** One language of the site with its words, where no page is being rendered. */
export function toSite(locale: Locale): Site {
  return { locale, t: createTranslator({ locale, messages: catalogues[locale] }) }
}
