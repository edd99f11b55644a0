/** What happens to a request for one path before a page answers. Paths are without language. */
export type RouteRule = {
  from: string
  /** A path of this site or an absolute address (then the browser leaves the site). */
  redirect?: { to: string; status: 307 | 308 }
  /** Names from `namedMiddlewares`, run in order. */
  middleware?: readonly string[]
}

/** Returns the path to answer instead, or nothing to go on. */
export type NamedMiddleware = (path: string) => string | undefined

export const namedMiddlewares: Readonly<Record<string, NamedMiddleware>> = {}

/** Rules of the code itself; those of the content's redirects are added before the build. */
export const ownRules: readonly RouteRule[] = [{ from: '/blog/page/1', redirect: { to: '/blog', status: 308 } }]

/** @throws when a rule names a middleware that does not exist; the build stops with it. */
export function assertKnownMiddlewares(rules: readonly RouteRule[], known = namedMiddlewares): void {
  for (const name of rules.flatMap((rule) => rule.middleware ?? []))
    if (!Object.hasOwn(known, name)) throw new Error(`Unknown route middleware: '${name}'.`)
}

const scheme = /^[a-z][a-z0-9+.-]*:|^\/\//i

export function isAbsoluteAddress(address: string): boolean {
  return scheme.test(address)
}
