import { getLanding, getLegalPage } from '@/content-client'
import type { legalRoutes } from '@/routing/routes'
import { passagesOfLanding, passagesOfLegalPage, plain } from '../_search/entry-passages'
import { landingNode } from '../_structured-data/service-nodes'
import type { FactsOf } from './message-page'
import { unlessSample } from './page-facts'

/** A landing of the content; each is composed by hand. */
export function landingPage(slug: string): FactsOf {
  return async ({ locale }) => {
    const landing = existing(await getLanding(locale, slug), slug)
    const { title, lead, productName, seo } = landing
    return {
      head: { title, description: lead, seo },
      visibility: 'indexed',
      crumb: productName,
      frame: { quietHeader: true },
      sample: landing.sample,
      listing: { group: 'landings', title, summary: lead },
      schema: unlessSample(landing, () => [landingNode(locale, landing)]),
      search: { group: 'landings', title, summary: lead, passages: () => passagesOfLanding(landing) },
    }
  }
}

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
