import { getLegalPage } from '@/content-client'
import type { legalRoutes } from '@/routing/routes'
import { passagesOfLegalPage, plain } from '../_search/entry-passages'
import type { FactsOf } from './message-page'

/** A legal page: its text, its title and its description are content, its name in the menu is a word of the interface. */
export function legalPage(slug: (typeof legalRoutes)[number]): FactsOf {
  return async (site) => {
    const page = existing(await getLegalPage(site.locale, slug), slug)
    const { title, inShort, effective, seo } = page
    const [summary = ''] = inShort
    return {
      head: { title, description: summary, seo },
      visibility: 'indexed',
      crumb: site.t(`PageNames.${slug}`),
      frame: { ground: 'paper' },
      listing: { group: 'legal', title, summary: inShort.join(' '), modified: effective },
      search: { group: 'legal', title, summary, passages: () => [...plain(summary), ...passagesOfLegalPage(page)] },
    }
  }
}

/** The build has stopped long before where one of these is missing. */
function existing<Entry>(entry: Entry | undefined, slug: string): Entry {
  if (!entry) throw new Error(`The content has no entry "${slug}".`)
  return entry
}
