import type { SiteIndex } from '@/components/search/site-index'
import type { Locale } from '@/routing/locales'
import { readBuilt } from './routes'

/** What the build wrote for the search of a language. */
export function readSearchIndex(locale: Locale): SiteIndex {
  return readBuilt<SiteIndex>(`server/app/search-index/${locale}.json.body`)
}
