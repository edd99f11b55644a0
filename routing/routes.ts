import { localisePath } from './locale-path'
import type { Locale } from './locales'

export { localisePath, splitLocale } from './locale-path'

/** Pages with a fixed address. A name is the path without its leading slash. */
const fixedRoutes = {
  index: '/',
  services: '/services',
  'services/web-application-development': '/services/web-application-development',
  'services/ai-development': '/services/ai-development',
  'services/custom-software-development': '/services/custom-software-development',
  'services/design-sprint': '/services/design-sprint',
  'services/technical-audit': '/services/technical-audit',
  'services/web-application-development/sample-guarantees': '/services/web-application-development/sample-guarantees',
  'services/ai-development/sample-evaluation': '/services/ai-development/sample-evaluation',
  'services/custom-software-development/sample-handover': '/services/custom-software-development/sample-handover',
  'services/design-sprint/sample-agenda': '/services/design-sprint/sample-agenda',
  'services/technical-audit/sample-report': '/services/technical-audit/sample-report',
  portfolio: '/portfolio',
  'portfolio/not-found': '/portfolio/not-found',
  estimate: '/estimate',
  'estimate/settings': '/estimate/settings',
  'estimate/technologies': '/estimate/technologies',
  'estimate/functional-blocks': '/estimate/functional-blocks',
  'estimate/results': '/estimate/results',
  'estimate/example': '/estimate/example',
  blog: '/blog',
  'blog/not-found': '/blog/not-found',
  contacts: '/contacts',
  'landings/ai-barista': '/landings/ai-barista',
  'landings/miltton-ai-agent': '/landings/miltton-ai-agent',
  'landings/strapi': '/landings/strapi',
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

/** Pages made from content; the slug may span several segments: `portfolio/by` takes a facet and one of its values. */
const slugRoutes = {
  'blog/article': '/blog',
  'blog/page': '/blog/page',
  'blog/topic': '/blog/topic',
  'portfolio/case': '/portfolio',
  'portfolio/by': '/portfolio/by',
} as const

export type FixedRouteName = keyof typeof fixedRoutes | keyof typeof aliases
export type SlugRouteName = keyof typeof slugRoutes
export type RouteName = FixedRouteName | SlugRouteName

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

/** A page by name; pages made from content need their slug. */
export type RouteTarget = FixedRouteName | { name: SlugRouteName; slug: string }
/** A page of the blog's list; the first is the blog itself. */
export function pageOfBlog(page: number): RouteTarget {
  return page === 1 ? 'blog' : { name: 'blog/page', slug: String(page) }
}

type Extras = { hash?: string; query?: string }

/** The path of a page without its language: `/services`, `/blog/ai/rag-cost`. */
export function pathOf(target: RouteTarget): string {
  if (typeof target !== 'string') return `${slugRoutes[target.name]}/${target.slug}`
  return fixedRoutes[target in aliases ? aliases[target as keyof typeof aliases] : (target as keyof typeof fixedRoutes)]
}

/** The address of a page in one language: `/services`, `/uk/services`, `/uk#team`. */
export function hrefTo(locale: Locale, target: RouteTarget, { hash, query }: Extras = {}): string {
  return `${localisePath(locale, pathOf(target))}${query ? `?${query}` : ''}${hash ? `#${hash}` : ''}`
}

/** The page a service or a landing of the content stands on. @throws when the registry has none. */
export function routeAt(path: string): FixedRouteName {
  const name = Object.entries(fixedRoutes).find(([, candidate]) => candidate === path)?.[0]
  if (!name) throw new Error(`No page of this site stands at "${path}"; see routing/routes.ts.`)
  return name as FixedRouteName
}

/** Names of the pages above a page, below home: `services` for `services/design-sprint`, `blog` for an article. */
export function routesAbove(target: RouteTarget): FixedRouteName[] {
  const path = pathOf(target)
  const parents = path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`)
  return parents.filter((parent) => fixedPaths.includes(parent)).map(routeAt)
}
