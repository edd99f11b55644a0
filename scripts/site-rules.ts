import { ContentError, type Problem } from '@/content-client/content-error'
import type { Redirect } from '@/content-client/types'
import { resolvePath } from '@/routing/resolve-path'
import { assertKnownMiddlewares, isAbsoluteAddress, ownRules, type RouteRule } from '@/routing/rules'
import type { SitePaths } from '@/routing/site-paths'

type Slugs = Pick<SitePaths, 'articles' | 'cases'>

/** The rules of the code and those the marketers keep, checked against the pages that exist. */
export function toRouteRules(redirects: readonly Redirect[], slugs: Slugs): RouteRule[] {
  const problems = redirects.flatMap((redirect) => problemsOf(redirect, redirects, slugs))
  if (problems.length > 0) throw new ContentError(problems)
  const rules: RouteRule[] = [
    ...ownRules,
    ...redirects.map(({ from, to, permanent }): RouteRule => ({ from, redirect: { to, status: permanent ? 308 : 307 } })),
  ]
  assertKnownMiddlewares(rules)
  return rules
}

function problemsOf({ slug: entry, from, to }: Redirect, all: readonly Redirect[], slugs: Slugs): Problem[] {
  const problem = (field: string, reason: string): Problem => ({ collection: 'redirects', entry, field, reason })
  const [target = ''] = to.split(/[?#]/)
  return [
    ...(resolvePath(from, slugs).kind === 'page' ? [problem('from', `"${from}" is a page of this site; a redirect would hide it`)] : []),
    ...(all.some((other) => other.slug !== entry && other.from === from) ? [problem('from', `"${from}" is redirected twice`)] : []),
    ...(isAbsoluteAddress(to) || resolvePath(target, slugs).kind === 'page' ? [] : [problem('to', `"${to}" is no page of this site`)]),
  ]
}
