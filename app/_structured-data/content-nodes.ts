import { getArticle, getCase, getEstimatePresets, getLandings, getServices } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { pathOf, type RouteTarget } from '@/routing/routes'
import { articleNode, blogNode, caseNode } from './entry-nodes'
import { estimateNode, exampleNode } from './estimate-nodes'
import { articleAddresses, caseAddresses, listNode, serviceAddresses } from './list-nodes'
import { catalogueNode, landingNode, serviceNode } from './service-nodes'
import type { Node } from './site-nodes'

/** What a page is about: the kind of page, and the nodes of its matter, the main one first. */
export type Matter = { type: string; nodes: Node[] }

/** Nothing that is a sample is claimed: its page is a page and no more. */
export async function matterOf(locale: Locale, target: RouteTarget): Promise<Matter> {
  if (typeof target === 'object') return entryMatter(locale, target)
  const path = pathOf(target)
  if (path === '/') return { type: 'WebPage', nodes: [await catalogueNode(locale)] }
  if (path === '/services') return { type: 'CollectionPage', nodes: [listNode(locale, path, await serviceAddresses(locale))] }
  if (path === '/portfolio') return { type: 'CollectionPage', nodes: [listNode(locale, path, await caseAddresses(locale))] }
  if (path === '/blog')
    return { type: 'CollectionPage', nodes: [await blogNode(locale), listNode(locale, path, await articleAddresses(locale))] }
  if (path === '/contacts') return { type: 'ContactPage', nodes: [] }
  if (path === '/search') return { type: 'SearchResultsPage', nodes: [] }
  if (path === '/estimate') return { type: 'WebPage', nodes: [await estimateNode(locale)] }
  if (path === '/estimate/example') return { type: 'WebPage', nodes: [await exampleNode(locale)] }
  const [presets, services, landings] = await Promise.all([getEstimatePresets(locale), getServices(locale), getLandings(locale)])
  const service = services.find(({ slug }) => path === `/services/${slug}`)
  if (service && !service.sample) return { type: 'WebPage', nodes: [serviceNode(locale, path, service, presets)] }
  const landing = landings.find(({ slug }) => path === `/landings/${slug}`)
  if (landing && !landing.sample) return { type: 'WebPage', nodes: [landingNode(locale, path, landing)] }
  return { type: 'WebPage', nodes: [] }
}

async function entryMatter(locale: Locale, target: Exclude<RouteTarget, string>): Promise<Matter> {
  if (target.name === 'blog/article') {
    const article = await getArticle(locale, target.slug)
    return { type: 'WebPage', nodes: article ? [await articleNode(locale, target, article)] : [] }
  }
  if (target.name === 'portfolio/case') {
    const study = await getCase(locale, target.slug)
    return { type: 'WebPage', nodes: study && !study.sample ? [caseNode(locale, target, study)] : [] }
  }
  return { type: 'CollectionPage', nodes: [] }
}
