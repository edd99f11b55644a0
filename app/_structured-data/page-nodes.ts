import type { BreadcrumbListLeaf, CollectionPageLeaf, ContactPageLeaf, SearchResultsPageLeaf, WebPageLeaf } from 'schema-dts'
import type { Locale } from '@/routing/locales'
import { absolute } from '../_site/site-url'
import { type Identified, ids, type PageType, reference } from './site-nodes'

export type PageCrumb = { name: string; href: string }

type PageLeaf = WebPageLeaf | CollectionPageLeaf | ContactPageLeaf | SearchResultsPageLeaf

type Page = {
  locale: Locale
  address: string
  type: PageType
  name: string
  description: string | null
  modified: string | null
  crumbs: readonly PageCrumb[]
  about: string | null
}

const pageId = (address: string) => `${address}#page`

/** The page itself and the way to it. */
export function pageNodes({
  locale,
  address,
  type,
  name,
  description,
  modified,
  crumbs,
  about,
}: Page): Identified<PageLeaf | BreadcrumbListLeaf>[] {
  const trail = crumbs.length > 1 ? `${address}#breadcrumb` : null
  return [
    {
      '@type': type,
      '@id': pageId(address),
      url: address,
      name,
      ...(description && { description }),
      ...(modified && { dateModified: modified }),
      inLanguage: locale,
      isPartOf: reference(ids.site(locale)),
      ...(about && { mainEntity: reference(about) }),
      ...(trail && { breadcrumb: reference(trail) }),
    },
    ...(trail ? [breadcrumbNode(trail, crumbs)] : []),
  ]
}

function breadcrumbNode(id: string, crumbs: readonly PageCrumb[]): Identified<BreadcrumbListLeaf> {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': absolute(href) },
    })),
  }
}
