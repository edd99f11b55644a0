import { splitLocale } from './locale-path'
import { isLocale } from './locales'

/** Pages that show the estimate of their query, and what they are called where their parts are asked for. */
const linkedPages = {
  '/estimate': 'start',
  '/estimate/settings': 'settings',
  '/estimate/technologies': 'technologies',
  '/estimate/functional-blocks': 'functional-blocks',
  '/estimate/results': 'results',
} as const

export type LinkedPage = (typeof linkedPages)[keyof typeof linkedPages]

/** Parameters that make a query an estimate: `estimate/parameters.ts`, presets, and fields of forms such as `b.acc.email`. */
export const estimateKeys = 'v c t st o q d p m roles langs x b l has pace from by cur fx r alt preset'.split(' ')

/** A query with an estimate in it. */
const hasEstimate = new RegExp(`[?&](?:amp;)*(?:${estimateKeys.join('|')})(?:\\.[\\w.-]+)?(?:=|%(?:25)*3[Dd])`)

/** Longer queries are not read; the page says so itself. */
const longest = 4001

/** The element with what the results of a page were drawn from, as JSON (`components/estimate/document/filled-estimate.ts`). */
export const filledEstimateId = 'filled-estimate'

/** What an estimate adds to the finished document of its page, for whoever reads it without scripts, or before they run. */
export type PageParts = {
  /** Of the results; a step keeps its own, as it does once scripts run. */
  title: string | null
  /** By name or property. */
  metas: Readonly<Record<string, string>>
  /** Of the same estimate for programs. */
  json: string
  /** Goes along with the links to the other steps. */
  query: string
  /** What stands in an element of this name (`data-filled`), as HTML: a `noscript`, or a place that React hydrates. */
  filled: Readonly<Record<string, string>>
  /** What the results were drawn from, for the browser that hydrates them. */
  estimate: object | null
  /** Where something of it stands, as CSS; empty where there is nothing to place. */
  sheet: string
  /** What the fields of a step say; whatever has no control goes along unseen. */
  fields: readonly (readonly [name: string, value: string])[]
}

/** Where the parts of a page are asked for; null where its address names no estimate. */
export function linkedParts(pathname: string, search: string): string | null {
  const { locale, path } = splitLocale(pathname)
  const page = Object.hasOwn(linkedPages, path) ? linkedPages[path as keyof typeof linkedPages] : undefined
  return page && search.length <= longest && hasEstimate.test(search) ? `/api/estimate/linked/${locale}/${page}${search}` : null
}

export function isLinked(locale: string, page: string): page is LinkedPage {
  return isLocale(locale) && Object.values<string>(linkedPages).includes(page)
}
