import { hrefTo, isMissingPage, routesAbove } from '@/routing/routes'
import type { Site } from '../_site/current-site'
import type { PageCrumb } from '../_structured-data/page-nodes'
import type { ContentCrumb, PageFacts } from './page-facts'
import { findPage } from './page-table'

/** The way to a page from home down, the page itself last. */
export type Crumbs = { above: PageCrumb[]; current: string | null }

export async function getCrumbs(site: Site, { target, crumb, under = [] }: PageFacts): Promise<Crumbs> {
  const sections = target && !isMissingPage(target) ? routesAbove(target) : []
  const named = (['index', ...sections] as const).map(async (page): Promise<ContentCrumb> => {
    const facts = await findPage(site, page)
    return { name: facts?.crumb ?? '', target: page }
  })
  const above = [...(await Promise.all(named)), ...under]
  return { above: above.map(({ name, target: page }) => ({ name, href: hrefTo(site.locale, page) })), current: crumb }
}
