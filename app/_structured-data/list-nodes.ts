import { getArticles, getCases, getServices } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo, routeAt } from '@/routing/routes'
import { absolute } from '../_page/site-url'
import { idAt, type Node } from './site-nodes'

export function listNode(locale: Locale, path: string, addresses: readonly string[]): Node {
  return {
    '@type': 'ItemList',
    '@id': idAt(locale, path, 'list'),
    itemListElement: addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  }
}

export async function serviceAddresses(locale: Locale): Promise<string[]> {
  return (await getServices(locale)).map(({ slug }) => absolute(hrefTo(locale, routeAt(`/services/${slug}`))))
}

export async function caseAddresses(locale: Locale): Promise<string[]> {
  return (await getCases(locale)).map(({ slug }) => absolute(hrefTo(locale, { name: 'portfolio/case', slug })))
}

export async function articleAddresses(locale: Locale): Promise<string[]> {
  return (await getArticles(locale)).map(({ slug }) => absolute(hrefTo(locale, { name: 'blog/article', slug })))
}
