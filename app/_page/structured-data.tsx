import type { Graph } from 'schema-dts'
import { getOrganisation, getShellRecords } from '@/content-client'
import { hrefTo } from '@/routing/routes'
import type { Site } from '../_site/current-site'
import { absolute } from '../_site/site-url'
import { pageNodes } from '../_structured-data/page-nodes'
import { organisationNode, siteNode } from '../_structured-data/site-nodes'
import { toJson } from '../_structured-data/to-json'
import type { Crumbs } from './crumbs'
import type { PageFacts } from './page-facts'

type StructuredDataProps = { site: Site; page: PageFacts; crumbs: Crumbs }

/** What the page says to crawlers, as one graph of schema.org. */
export async function StructuredData({ site: { locale }, page: { target, head, listing, schema = {} }, crumbs }: StructuredDataProps) {
  if (target === null) return null
  const organisation = await getOrganisation(locale)
  const href = hrefTo(locale, target)
  const { type = 'WebPage', about } = schema
  const nodes = (await about?.()) ?? []
  const page = pageNodes({
    locale,
    address: absolute(href),
    type,
    name: target === 'index' ? head.title : listing?.title || crumbs.current || organisation.name,
    description: listing?.summary || null,
    modified: listing?.modified ?? null,
    crumbs: toTrail(crumbs, href),
    about: nodes[0] ? nodes[0]['@id'] : null,
  })
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [organisationNode(organisation, await getShellRecords()), siteNode(locale, organisation), ...page, ...nodes],
  }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes quotes in a script's text; toJson escapes what could end it
      dangerouslySetInnerHTML={{ __html: toJson(graph) }}
    />
  )
}

/** Home alone is no trail. */
function toTrail({ above, current }: Crumbs, href: string) {
  return current && above.some((page) => page.href !== href) ? [...above, { name: current, href }] : []
}
