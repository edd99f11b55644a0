/**
 * Headers by which the router of Next.js asks for the data of a page in place of its HTML. The server answers them at the address of
 * the page, so they decide what an answer is.
 */
export const navigationHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-hmr-refresh',
  'next-url',
] as const

/** The parameter that tells such requests apart in caches that look at addresses alone. */
export const navigationParameter = '_rsc'

type Asked = { search?: string | undefined; header: (name: string) => string | null }

export function isNavigationRequest({ search, header }: Asked): boolean {
  return navigationHeaders.some((name) => header(name) !== null) || (!!search && new URLSearchParams(search).has(navigationParameter))
}
