import { localisePath } from './locale-path'
import type { Locale } from './locales'

export { localisePath, splitLocale } from './locale-path'

/** Pages with a fixed address. A name is the path without its leading slash. */
const fixedRoutes = {
  index: '/',
  services: '/services',
  portfolio: '/portfolio',
  'portfolio/not-found': '/portfolio/not-found',
  estimate: '/estimate',
  'estimate/settings': '/estimate/settings',
  'estimate/technologies': '/estimate/technologies',
  'estimate/functional-blocks': '/estimate/functional-blocks',
  'estimate/results': '/estimate/results',
  'estimate/example': '/estimate/example',
  'estimate/api': '/estimate/api',
  'cost-guides': '/cost-guides',
  blog: '/blog',
  'blog/not-found': '/blog/not-found',
  contacts: '/contacts',
  trust: '/trust',
  'privacy-policy': '/privacy-policy',
  'cookie-policy': '/cookie-policy',
  'terms-of-use': '/terms-of-use',
  search: '/search',
  extra: '/for-pidors',
} as const

/** Names the specification uses for pages whose address is spelled differently. */
const aliases = {
  'cookies-policy': 'cookie-policy',
  'landings/coffee-ai': 'landings/ai-barista',
} as const

/** Services the specification names; the content must have them and may have more. */
export const namedServices = [
  'web-application-development',
  'ai-development',
  'custom-software-development',
  'design-sprint',
  'technical-audit',
] as const

/** Landings somebody has composed a page for. The content may have fewer: a landing is a page of the site where its entry is. */
export const namedLandings = ['ai-barista', 'miltton-ai-agent', 'strapi'] as const

/** Legal pages, in the order of the footer. */
export const legalRoutes = ['privacy-policy', 'cookie-policy', 'terms-of-use'] as const

/**
 * Pages made from content. The slug may span several segments: `services/document` takes a service and its document, `portfolio/by`
 * a facet and one of its values.
 */
const slugRoutes = {
  'services/service': '/services',
  'services/document': '/services',
  'trust/document': '/trust',
  'landings/landing': '/landings',
  'cost-guides/guide': '/cost-guides',
  'blog/article': '/blog',
  'blog/page': '/blog/page',
  'blog/topic': '/blog/topic',
  'portfolio/case': '/portfolio',
  'portfolio/by': '/portfolio/by',
} as const

/** A page with a file of its own. */
export type FixedPageName = keyof typeof fixedRoutes
type ServiceRouteName = `services/${(typeof namedServices)[number]}`
type LandingRouteName = `landings/${(typeof namedLandings)[number]}`
export type FixedRouteName = FixedPageName | ServiceRouteName | LandingRouteName | keyof typeof aliases
export type SlugRouteName = keyof typeof slugRoutes

/** First segments of blog and portfolio slugs that belong to pages of their own. */
export const reservedSegments = ['page', 'topic', 'by', 'not-found'] as const

export const fixedPaths: readonly string[] = Object.values(fixedRoutes)

/** Fixed pages that answer 404 although they exist. */
export const missingPagePaths: readonly string[] = [fixedRoutes['blog/not-found'], fixedRoutes['portfolio/not-found']]

/** Pages for developers: their files end in `page.dev.tsx`, so no build contains them. */
export const developmentPaths: readonly string[] = ['/styleguide']

/** Whether a page is the not-found page of a section. */
export function isMissingPage(target: RouteTarget): boolean {
  return missingPagePaths.includes(pathOf(target))
}

export const slugPrefixes = slugRoutes
export type SlugTarget = { name: SlugRouteName; slug: string }

/** A page by name; pages made from content need their slug. */
export type RouteTarget = FixedRouteName | SlugTarget

/** The one spelling of a target: aliases, named services and named landings are resolved. */
export function resolveTarget(target: RouteTarget): FixedPageName | SlugTarget {
  if (typeof target !== 'string') return target
  if (target in aliases) return resolveTarget(aliases[target as keyof typeof aliases])
  const service = namedServices.find((slug) => target === `services/${slug}`)
  const landing = namedLandings.find((slug) => target === `landings/${slug}`)
  if (landing) return landingRoute(landing)
  return service ? serviceRoute(service) : (target as FixedPageName)
}

export function landingRoute(slug: string): SlugTarget {
  return { name: 'landings/landing', slug }
}

export function serviceRoute(slug: string): SlugTarget {
  return { name: 'services/service', slug }
}

/** What the documents of the trust pack have in their slugs instead of a service. */
export const trustPack = 'trust'

/** The page of a sample document, whose slug begins with that of its service or with the trust pack. */
export function documentRoute(slug: string): SlugTarget {
  const [owner, ...name] = slug.split('/')
  return owner === trustPack ? { name: 'trust/document', slug: name.join('/') } : { name: 'services/document', slug }
}

/** A page of the blog's list; the first is the blog itself. */
export function pageOfBlog(page: number): RouteTarget {
  return page === 1 ? 'blog' : { name: 'blog/page', slug: String(page) }
}

type Extras = { hash?: string; query?: string }

/** The path of a page without its language: `/services`, `/blog/ai/rag-cost`. */
export function pathOf(target: RouteTarget): string {
  const page = resolveTarget(target)
  return typeof page === 'string' ? fixedRoutes[page] : `${slugRoutes[page.name]}/${page.slug}`
}

/** The address of a page in one language: `/services`, `/uk/services`, `/uk#team`. */
export function hrefTo(locale: Locale, target: RouteTarget, { hash, query }: Extras = {}): string {
  return `${localisePath(locale, pathOf(target))}${query ? `?${query}` : ''}${hash ? `#${hash}` : ''}`
}

/** The fixed page at a path. @throws when the registry has none. */
export function routeAt(path: string): FixedPageName {
  const name = Object.entries(fixedRoutes).find(([, candidate]) => candidate === path)?.[0]
  if (!name) throw new Error(`No page of this site stands at "${path}"; see routing/routes.ts.`)
  return name as FixedPageName
}

/** Names of the fixed pages above a page, below home: `services` for a service, `blog` for an article. */
export function routesAbove(target: RouteTarget): FixedPageName[] {
  const path = pathOf(target)
  const parents = path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`)
  return parents.filter((parent) => fixedPaths.includes(parent)).map(routeAt)
}
