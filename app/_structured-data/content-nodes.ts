import {
  type Article,
  type CaseStudy,
  type EstimatePreset,
  getArticle,
  getArticles,
  getAuthor,
  getCase,
  getCases,
  getEstimatePresets,
  getLandings,
  getOrganisation,
  getServices,
  type Landing,
  type Service,
} from '@/content-client'
import { type Locale, otherLocale } from '@/routing/locales'
import { hrefTo, pathOf, type RouteTarget, routeAt } from '@/routing/routes'
import { absolute } from '../_machine/site-sitemap'
import { ids, type Node, reference } from './site-nodes'

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

const at = (locale: Locale, path: string, mark: string) => `${absolute(hrefTo(locale, routeAt(path)))}#${mark}`

async function catalogueNode(locale: Locale): Promise<Node> {
  const { name } = await getOrganisation(locale)
  const presets = await getEstimatePresets(locale)
  return {
    '@type': 'OfferCatalog',
    '@id': at(locale, '/', 'services'),
    name,
    itemListElement: (await getServices(locale)).map((service) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        '@id': at(locale, `/services/${service.slug}`, 'service'),
        name: service.title,
        description: service.summary,
      },
      ...offerPrice(service, presets),
    })),
  }
}

function serviceNode(locale: Locale, path: string, service: Service, presets: readonly EstimatePreset[]): Node {
  return {
    '@type': 'Service',
    '@id': at(locale, path, 'service'),
    name: service.title,
    description: service.lead,
    serviceType: service.shortTitle,
    provider: reference(ids.organisation),
    areaServed: 'Worldwide',
    offers: toOffer(service, presets),
  }
}

/** A service with one price is an offer; one with a range is several offers at once. */
function toOffer(service: Service, presets: readonly EstimatePreset[]): Node {
  const { low, high } = priceRange(service, presets)
  if (low === high) return { '@type': 'Offer', price: low, priceCurrency: 'USD' }
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, priceCurrency: 'USD' }
}

function offerPrice(service: Service, presets: readonly EstimatePreset[]) {
  const { low, high } = priceRange(service, presets)
  return { priceSpecification: { '@type': 'PriceSpecification', minPrice: low, maxPrice: high, priceCurrency: 'USD' } }
}

function priceRange({ price }: Service, presets: readonly EstimatePreset[]): { low: number; high: number } {
  if (price.kind === 'fixed') return { low: price.fromUsd, high: price.toUsd }
  const ranges = presets.filter(({ slug }) => price.presets.includes(slug)).map(({ sizes }) => sizes.usual.cost)
  return { low: Math.round(Math.min(...ranges.map(({ p10 }) => p10))), high: Math.round(Math.max(...ranges.map(({ p90 }) => p90))) }
}

function landingNode(locale: Locale, path: string, { productName, lead, benefits }: Landing): Node {
  return {
    '@type': 'Service',
    '@id': at(locale, path, 'service'),
    name: productName,
    description: lead,
    provider: reference(ids.organisation),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: productName,
      itemListElement: benefits.map(({ title }) => ({ '@type': 'Offer', name: title })),
    },
  }
}

async function articleNode(locale: Locale, target: Exclude<RouteTarget, string>, article: Article): Promise<Node> {
  const author = await getAuthor(locale, article.author)
  const address = absolute(hrefTo(locale, target))
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: article.title,
    description: article.summary,
    image: article.cover ? [absolute(article.cover.url)] : [],
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author: author && !author.sample ? { '@type': 'Person', name: author.name, jobTitle: author.role } : reference(ids.organisation),
    publisher: reference(ids.organisation),
    inLanguage: locale,
    wordCount: article.body.words,
    mainEntityOfPage: reference(`${address}#page`),
    ...(locale === 'en' ? {} : { translationOfWork: reference(`${absolute(hrefTo(otherLocale(locale), target))}#article`) }),
  }
}

function caseNode(locale: Locale, target: Exclude<RouteTarget, string>, study: CaseStudy): Node {
  return {
    '@type': 'CreativeWork',
    '@id': `${absolute(hrefTo(locale, target))}#work`,
    name: study.title,
    about: study.summary,
    creator: reference(ids.organisation),
    dateCreated: study.published,
    keywords: [study.industry.title, ...study.technologies],
    inLanguage: locale,
  }
}

async function blogNode(locale: Locale): Promise<Node> {
  const { name } = await getOrganisation(locale)
  return { '@type': 'Blog', '@id': at(locale, '/blog', 'blog'), name, publisher: reference(ids.organisation), inLanguage: locale }
}

async function estimateNode(locale: Locale): Promise<Node> {
  const { name } = await getOrganisation(locale)
  return {
    '@type': 'WebApplication',
    '@id': at(locale, '/estimate', 'application'),
    name: `${name} Estimate`,
    url: absolute(hrefTo(locale, 'estimate')),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Works with and without JavaScript',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: reference(ids.organisation),
    inLanguage: locale,
  }
}

async function exampleNode(locale: Locale): Promise<Node> {
  const { name } = await getOrganisation(locale)
  return {
    '@type': 'Dataset',
    '@id': at(locale, '/estimate/example', 'data'),
    name: `${name} Estimate catalogue`,
    description: 'Building blocks of web, mobile and AI applications with likely hours by role, spread classes and evidence.',
    creator: reference(ids.organisation),
    isAccessibleForFree: true,
    distribution: { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: absolute('/api/estimate/v1/catalogue') },
  }
}

function listNode(locale: Locale, path: string, addresses: readonly string[]): Node {
  return {
    '@type': 'ItemList',
    '@id': at(locale, path, 'list'),
    itemListElement: addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  }
}

async function serviceAddresses(locale: Locale): Promise<string[]> {
  return (await getServices(locale)).map(({ slug }) => absolute(hrefTo(locale, routeAt(`/services/${slug}`))))
}

async function caseAddresses(locale: Locale): Promise<string[]> {
  return (await getCases(locale)).map(({ slug }) => absolute(hrefTo(locale, { name: 'portfolio/case', slug })))
}

async function articleAddresses(locale: Locale): Promise<string[]> {
  return (await getArticles(locale)).map(({ slug }) => absolute(hrefTo(locale, { name: 'blog/article', slug })))
}
