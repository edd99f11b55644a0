import generated from './generated/paths.json'
import type { RouteRule } from './rules'

/** Slugs of the entries that have a page of their own. */
export type ContentSlugs = Readonly<Record<'services' | 'documents' | 'landings' | 'guides' | 'articles' | 'cases', readonly string[]>>

/** What the content adds to the registry. Written before every build by `scripts/prepare.ts`. */
export type SitePaths = ContentSlugs & {
  /** Later pages of the blog, its topics, the filters of the portfolio. */
  lists: readonly string[]
  rules: readonly RouteRule[]
}

export const sitePaths = generated as SitePaths
