const own = 'http://localhost'

/** By which the router of Next.js tells its questions apart in caches. */
const navigationParameter = '_rsc'

/**
 * Where a redirect leads, as `Location` spells it: the query of the request goes with it, but for what only the router of Next.js
 * says, where the target has none of its own.
 */
export function withQueryOf(target: string, search: string): string {
  const url = new URL(target, own)
  if (!url.search) url.search = search
  if (url.searchParams.has(navigationParameter)) url.searchParams.delete(navigationParameter)
  return url.origin === own ? url.pathname + url.search + url.hash : url.href
}
