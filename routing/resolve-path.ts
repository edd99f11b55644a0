import { developmentPaths, fixedPaths, missingPagePaths, slugPrefixes } from './routes'
import type { SitePaths } from './site-paths'

export type PathKind =
  | { kind: 'page' }
  /** Matches no route: the error page. */
  | { kind: 'unmatched' }
  /** Matches a route but fails its validation: that section's not-found page. */
  | { kind: 'invalid'; page: string }

/** What stands at a path without language, as decisions 8 and 9 tell the two kinds of 404 apart. */
export function resolvePath(path: string, { articles, cases, lists }: Omit<SitePaths, 'rules'>): PathKind {
  if (missingPagePaths.includes(path)) return { kind: 'invalid', page: path }
  if (fixedPaths.includes(path) || lists.includes(path)) return { kind: 'page' }
  for (const [name, slugs] of [
    ['blog/article', articles],
    ['portfolio/case', cases],
  ] as const) {
    const prefix = slugPrefixes[name]
    if (!path.startsWith(`${prefix}/`)) continue
    return slugs.includes(path.slice(prefix.length + 1)) ? { kind: 'page' } : { kind: 'invalid', page: `${prefix}/not-found` }
  }
  if (process.env.NODE_ENV === 'development' && developmentPaths.includes(path)) return { kind: 'page' }
  return { kind: 'unmatched' }
}
