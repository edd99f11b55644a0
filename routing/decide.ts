import { cacheControl } from './caching'
import { canonicalPath } from './canonical-path'
import { localeCookie, readLocaleCookie } from './cookie'
import { decideFile, isAsset } from './decide-file'
import { localisePath, splitLocale } from './locale-path'
import { defaultLocale, type Locale } from './locales'
import { mendPath } from './mend-path'
import { negotiateLocale } from './negotiate'
import { resolvePath } from './resolve-path'
import { localiseTarget, namedMiddlewares, type RouteRule, ruleTarget } from './rules'
import type { SitePaths } from './site-paths'

/** What the middleware knows of a request. `header` answers null for a header that was not sent. */
export type SiteRequest = {
  pathname: string
  /** The query with its question mark, if there is one. */
  search?: string
  /** GET where it is not said. */
  method?: string
  /** Host the visitor asked for, with port. */
  host: string
  header: (name: string) => string | null
  /** Name of the header that carries the visitor's country, where the deployment has one. */
  countryHeader?: string | undefined
}

type Headers = { headers?: Record<string, string> }

/**
 * `to` and `page` are paths; `page` is spelled with its language, as the app folder has it. `file`: the server looks for it;
 * `refused`: the site has nothing that such a request could be for.
 */
export type Decision = Headers &
  (
    | { kind: 'redirect'; to: string; status: 302 | 307 | 308 }
    | { kind: 'page' | 'missing'; page: string }
    | { kind: 'missing-file' | 'file' | 'refused' }
  )

export const missingPage = '/page-not-found'

/** The one place that says how a path is answered; pure, so that the deployment's server rules can be tested against it. */
export function decide(request: SiteRequest, site: SitePaths, middlewares = namedMiddlewares): Decision {
  // Next.js would look for a function of that name, and write to the log that there is none.
  if (request.header('next-action') !== null) return { kind: 'refused' }
  return isAsset(request.pathname) ? decideFile(request.pathname) : decidePage(request, site, middlewares)
}

function decidePage(request: SiteRequest, site: SitePaths, middlewares: typeof namedMiddlewares): Decision {
  const canonical = canonicalPath(request.pathname)
  if (canonical !== request.pathname) return { kind: 'redirect', to: canonical, status: 308 }
  if (canonical === '/') return decideEntrance(request)

  const { locale, path } = splitLocale(canonical)
  const rule = site.rules.find(({ from }) => from === path)
  const ruled = rule && applyRule(rule, locale, middlewares)
  if (ruled) return ruled

  const found = resolvePath(path, site)
  if (found.kind === 'page') return { kind: 'page', page: internalPage(locale, path), headers: { 'Cache-Control': cacheControl.page } }
  const mended = mendPath(canonical)
  const isHome = /^\/[a-z]{2}(?:[-_][a-z]+)?$/i.test(canonical) && splitLocale(mended.path).path === '/'
  if (mended.path !== canonical && (isHome || isPage(mended.path, site)))
    return { kind: 'redirect', to: mended.path + joinQueries(mended.query, request.search), status: 308 }
  const wantsPage = request.header('accept')?.includes('text/html') ?? false
  if (isFile(path) && !wantsPage) return { kind: 'missing-file' }
  return { kind: 'missing', page: internalPage(locale, found.kind === 'invalid' ? found.page : missingPage) }
}

/** A query within a path, and the one behind it; that one goes along by itself where there is no other. */
const joinQueries = (lost: string, search = '') => (lost && search.length > 1 ? `${lost}&${search.slice(1)}` : lost)

/** Home is where nothing is left of a path, but for a language: that is no page somebody meant. */
function isPage(pathname: string, site: SitePaths): boolean {
  const { path } = splitLocale(pathname)
  return path !== '/' && (resolvePath(path, site).kind === 'page' || site.rules.some(({ from }) => from === path))
}

function decideEntrance(request: SiteRequest): Decision {
  const english = { kind: 'page', page: internalPage(defaultLocale, '/') } as const
  if (!isDocument(request)) return english
  const remember = (locale: Locale): Record<string, string> => (isPrefetch(request) ? {} : { 'Set-Cookie': localeCookie(locale) })
  if (isFromThisSite(request)) return { ...english, headers: remember(defaultLocale) }

  const locale = negotiateLocale({
    cookie: readLocaleCookie(request.header('cookie')),
    country: request.countryHeader ? request.header(request.countryHeader) : null,
    acceptLanguage: request.header('accept-language'),
  })
  if (locale === defaultLocale) return english
  return {
    kind: 'redirect',
    to: localisePath(locale, '/'),
    status: 302,
    headers: { 'Cache-Control': cacheControl.negotiated, Vary: 'Accept-Language, Cookie', ...remember(locale) },
  }
}

function applyRule(rule: RouteRule, locale: Locale, middlewares: typeof namedMiddlewares): Decision | undefined {
  const target = ruleTarget(rule, middlewares)
  return target && { kind: 'redirect', to: localiseTarget(locale, target.to), status: target.status }
}

/** The path of a page as the `app/[locale]` folder has it. */
function internalPage(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}

/** A browser says what it asks for; a client that says nothing asks for the document. A form is sent to where it was sent. */
function isDocument(request: SiteRequest): boolean {
  const { header } = request
  if (!isRead(request)) return false
  return (header('sec-fetch-dest') ?? 'document') === 'document' && header('rsc') === null
}

/** Whether a request asks for something, and sends nothing. */
function isRead({ method = 'GET' }: SiteRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isPrefetch({ header }: SiteRequest): boolean {
  return [header('sec-purpose'), header('purpose'), header('next-router-prefetch')].some((value) => value !== null)
}

function isFromThisSite({ header, host }: SiteRequest): boolean {
  const site = header('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = header('referer')
  return referer !== null && URL.canParse(referer) && new URL(referer).host === host
}
