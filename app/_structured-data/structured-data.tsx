import { getOrganisation, getShellRecords } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo, pathOf, type RouteTarget } from '@/routing/routes'
import { getListedPages } from '../_machine/listed-pages'
import { absolute } from '../_page/site-url'
import { matterOf } from './content-nodes'
import { type Crumb, pageNodes } from './page-nodes'
import { organisationNode, siteNode } from './site-nodes'
import { toJson } from './to-json'

type StructuredDataProps = { locale: Locale; target: RouteTarget; crumbs: readonly Crumb[] }

/** What the page says to machines, as one graph of schema.org. */
export async function StructuredData({ locale, target, crumbs }: StructuredDataProps) {
  const organisation = await getOrganisation(locale)
  const path = pathOf(target)
  const listed = (await getListedPages(locale)).find((page) => pathOf(page.target) === path)
  const { type, nodes } = await matterOf(locale, target)
  const page = pageNodes({
    locale,
    address: absolute(hrefTo(locale, target)),
    type,
    name: listed?.title || crumbs.at(-1)?.name || organisation.name,
    description: listed?.summary || null,
    modified: listed?.modified ?? null,
    crumbs,
    about: nodes[0] ? String(nodes[0]['@id']) : null,
  })
  const graph = [organisationNode(organisation, await getShellRecords()), siteNode(locale, organisation), ...page, ...nodes]
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes quotes in a script's text; toJson escapes what could end it
      dangerouslySetInnerHTML={{ __html: toJson({ '@context': 'https://schema.org', '@graph': graph }) }}
    />
  )
}
