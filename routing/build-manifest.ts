import type { Build, BuildManifest, ManifestRule } from './build-paths'
import { type Locale, locales } from './locales'
import { contentPaths } from './resolve-path'
import { fixedPaths, localisePath, missingPagePaths, pathOf } from './routes'
import { localiseTarget, type RouteRule } from './rules'
import type { SitePaths } from './site-paths'

export function toBuildManifest(build: Build, site: SitePaths): BuildManifest {
  const rules = locales.flatMap((locale) => site.rules.map((rule) => [localisePath(locale, rule.from), toManifestRule(rule, locale)]))
  return {
    ...build,
    matcher: { static: Object.fromEntries(rules), wildcard: {}, dynamic: {} },
    prerendered: locales.flatMap((locale) => pagePaths(site).map((path) => localisePath(locale, path))),
  }
}

/** Pages that answer 200. The extra page stands in no list. */
function pagePaths(site: SitePaths): string[] {
  return [...fixedPaths.filter((path) => !missingPagePaths.includes(path) && path !== pathOf('extra')), ...contentPaths(site)]
}

function toManifestRule({ redirect, middleware = [] }: RouteRule, locale: Locale): ManifestRule {
  return {
    ...(redirect && { redirect: localiseTarget(locale, redirect.to) }),
    ...(middleware.length > 0 && { appMiddleware: Object.fromEntries(middleware.map((name) => [name, true] as const)) }),
  }
}
