import type { Locale } from '@/routing/locales'
import { absolute } from '../_page/site-url'
import { ids, type Node, reference } from './site-nodes'

export type Crumb = { name: string; href: string }

type Page = {
  locale: Locale
  address: string
  type: string
  name: string
  description: string | null
  modified: string | null
  crumbs: readonly Crumb[]
  about: string | null
}

export const pageId = (address: string) => `${address}#page`

/** The page itself and the way to it. */
export function pageNodes({ locale, address, type, name, description, modified, crumbs, about }: Page): Node[] {
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

function breadcrumbNode(id: string, crumbs: readonly Crumb[]): Node {
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
