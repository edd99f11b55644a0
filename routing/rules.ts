import { localisePath } from './locale-path'
import type { Locale } from './locales'

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

/**
 * Where a rule leads instead of its own page, or nothing to go on.
 * @throws for a middleware nobody wrote.
 */
export function ruleTarget(rule: RouteRule, known = namedMiddlewares): RouteRule['redirect'] {
  assertKnownMiddlewares([rule], known)
  for (const name of rule.middleware ?? []) {
    const to = known[name]?.(rule.from)
    if (to) return { to, status: 307 }
  }
  return rule.redirect
}

const scheme = /^[a-z][a-z0-9+.-]*:|^\/\//i

export function isAbsoluteAddress(address: string): boolean {
  return scheme.test(address)
}

/** The target of a rule in one language; an absolute address is the same in all. */
export function localiseTarget(locale: Locale, to: string): string {
  return isAbsoluteAddress(to) ? to : localisePath(locale, to)
}
