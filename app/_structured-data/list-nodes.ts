import type { ItemListLeaf } from 'schema-dts'
import { getArticles, getCases, getCostGuides, getServices } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo, pathOf, type RouteTarget, serviceRoute } from '@/routing/routes'
import { absolute } from '../_site/site-url'
import { type Identified, idAt } from './site-nodes'

export async function serviceList(locale: Locale): Promise<Identified<ItemListLeaf>> {
  return listNode(
    locale,
    'services',
    (await getServices(locale)).map(({ slug }) => serviceRoute(slug)),
  )
}

export async function caseList(locale: Locale): Promise<Identified<ItemListLeaf>> {
  return listNode(
    locale,
    'portfolio',
    (await getCases(locale)).map(({ slug }) => ({ name: 'portfolio/case', slug })),
  )
}

export async function articleList(locale: Locale): Promise<Identified<ItemListLeaf>> {
  return listNode(
    locale,
    'blog',
    (await getArticles(locale)).map(({ slug }) => ({ name: 'blog/article', slug })),
  )
}

export async function guideList(locale: Locale): Promise<Identified<ItemListLeaf>> {
  return listNode(
    locale,
    'cost-guides',
    (await getCostGuides(locale)).map(({ slug }) => ({ name: 'cost-guides/guide', slug })),
  )
}

function listNode(locale: Locale, list: RouteTarget, items: readonly RouteTarget[]): Identified<ItemListLeaf> {
  return {
    '@type': 'ItemList',
    '@id': idAt(locale, pathOf(list), 'list'),
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(hrefTo(locale, item)) })),
  }
}
