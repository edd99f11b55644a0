import { developmentPaths, documentRoute, fixedPaths, landingRoute, missingPagePaths, pathOf, serviceRoute, slugPrefixes } from './routes'
import type { SitePaths } from './site-paths'

export type PathKind =
  | { kind: 'page' }
  /** Matches no route: the error page. */
  | { kind: 'unmatched' }
  /** Matches a route but fails its validation: that section's not-found page. */
  | { kind: 'invalid'; page: string }

/** What stands at a path without language, as decisions 8 and 9 tell the two kinds of 404 apart. */
export function resolvePath(path: string, site: Omit<SitePaths, 'rules'>): PathKind {
  if (missingPagePaths.includes(path)) return { kind: 'invalid', page: path }
  if (fixedPaths.includes(path) || knownPaths(site).has(path)) return { kind: 'page' }
  const section = [slugPrefixes['blog/article'], slugPrefixes['portfolio/case']].find((prefix) => path.startsWith(`${prefix}/`))
  if (section) return { kind: 'invalid', page: `${section}/not-found` }
  if (process.env.NODE_ENV === 'development' && developmentPaths.includes(path)) return { kind: 'page' }
  return { kind: 'unmatched' }
}

const known = new WeakMap<object, ReadonlySet<string>>()

/** Spelled out once for each content: the middleware asks with every request. */
function knownPaths(site: Omit<SitePaths, 'rules'>): ReadonlySet<string> {
  const paths = known.get(site) ?? new Set(contentPaths(site))
  known.set(site, paths)
  return paths
}

/** Paths of all pages that the content adds to the fixed ones. */
export function contentPaths({ services, documents, landings, guides, articles, cases, lists }: Omit<SitePaths, 'rules'>): string[] {
  return [
    ...services.map((slug) => pathOf(serviceRoute(slug))),
    ...documents.map((slug) => pathOf(documentRoute(slug))),
    ...landings.map((slug) => pathOf(landingRoute(slug))),
    ...guides.map((slug) => pathOf({ name: 'cost-guides/guide', slug })),
    ...articles.map((slug) => pathOf({ name: 'blog/article', slug })),
    ...lists,
    ...cases.map((slug) => pathOf({ name: 'portfolio/case', slug })),
  ]
}
