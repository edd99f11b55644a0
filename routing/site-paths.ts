import generated from './generated/paths.json'
import type { RouteRule } from './rules'

/** What the content adds to the registry. Written before every build by `scripts/prepare.ts`. */
export type SitePaths = {
  articles: readonly string[]
  cases: readonly string[]
  /** Pages of lists: later pages of the blog, its topics, the filters of the portfolio. */
  lists: readonly string[]
  rules: readonly RouteRule[]
}

export const sitePaths = generated as SitePaths
