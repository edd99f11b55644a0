import { ContentError, type Problem } from '@/content-client/content-error'
import type { Redirect } from '@/content-client/types'
import { assetPrefixes } from '@/routing/assets'
import { canonicalPath } from '@/routing/canonical-path'
import { isLocale } from '@/routing/locales'
import { resolvePath } from '@/routing/resolve-path'
import { assertKnownMiddlewares, isAbsoluteAddress, ownRules, type RouteRule } from '@/routing/rules'
import type { SitePaths } from '@/routing/site-paths'

type Slugs = Omit<SitePaths, 'rules'>

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
  const spelling = spellingMistake(from)
  return [
    ...(spelling ? [problem('from', `"${from}" ${spelling}`)] : []),
    ...(resolvePath(from, slugs).kind === 'page' ? [problem('from', `"${from}" is a page of this site; a redirect would hide it`)] : []),
    ...(all.some((other) => other.slug !== entry && other.from === from) ? [problem('from', `"${from}" is redirected twice`)] : []),
    ...(isAbsoluteAddress(to) || resolvePath(target, slugs).kind === 'page' ? [] : [problem('to', `"${to}" is no page of this site`)]),
  ]
}

/** Why a rule for this path would never be asked for. */
function spellingMistake(from: string): string | undefined {
  const [, first = ''] = from.split('/')
  if (isLocale(first.toLowerCase())) return 'must be without the language; the redirect works in both'
  if (/[?#]/.test(from)) return 'must be without a query and a hash; only the path is compared'
  if (assetPrefixes.some((prefix) => prefix === first)) return `stands among the files under /${first}/, which are never redirected`
  return canonicalPath(from) === from ? undefined : `must be written as "${canonicalPath(from)}"`
}
