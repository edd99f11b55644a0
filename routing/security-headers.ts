import { pictureRoot } from './pictures'

/**
 * Where the site answers and, if anywhere, where what goes wrong is reported: a DSN of Sentry. Drafts show pictures where the content
 * service has them and are shown in its panel; a site takes its pictures in and is shown in nobody's.
 */
export type PolicySite = { siteUrl: string; dsn?: string | undefined; service?: string | undefined; mediaHosts?: readonly string[] }

/** Sources of inline code a page brings, as `hashSource` of `policy-hash.ts` spells them. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] }

type Directives = Readonly<Record<string, readonly string[]>>

/** Nothing is loaded, nothing runs, nothing is sent, and no other site shows it: what is not a page needs no more. */
const closed = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
} satisfies Directives

/** A picture or a sound that is opened by itself is a document that loads itself. */
const file: Directives = { ...closed, 'img-src': ["'self'", 'data:'], 'media-src': ["'self'"] }

/** A drawing somebody uploaded: the browser gives it an origin of its own, and it can do nothing there. */
const uploaded: Directives = { ...closed, 'img-src': ['data:'], sandbox: [] }

/** What other sites show or read: pictures in feeds, icons in search results, the interface for programs. */
const sharedPaths = ['/api/estimate/', '/icons/', '/images/', '/og/', '/favicon.ico', pictureRoot]

/** In seconds. */
const year = 365 * 24 * 60 * 60

/** None of it is asked for here, so no script that gets in can ask for it either. */
const refusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'hid'],
  ...['identity-credentials-get', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** Sent with every answer, whatever its status. In place of this policy, pages have `pageHeaders`. */
export function securityHeaders(path: string): Record<string, string> {
  const isShared = sharedPaths.some((each) => path.startsWith(each))
  return {
    'Content-Security-Policy': spell(path.startsWith(pictureRoot) ? uploaded : file),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': isShared ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Subdomains are not named: they may be somebody else's. Over plain HTTP browsers ignore it.
    'Strict-Transport-Security': `max-age=${2 * year}`,
  }
}

/** What a page may load and run, as it says itself in a `<meta>` before all that is loaded. */
export function pagePolicy(inline: InlineSources, site: PolicySite): string {
  const { 'frame-ancestors': _unknownThere, ...directives } = pageDirectives(inline, site)
  return spell(directives)
}

/**
 * What is said beside a page, as it cannot say so itself: who may frame it, and where browsers report what is refused. They report what
 * this policy refuses and not what that of the page does, so with an address for reports it names the same hosts; which inline code
 * runs is a matter of the page alone.
 */
export function pageHeaders(site: PolicySite): Record<string, string> {
  if (!site.dsn) return { 'Content-Security-Policy': spell({ 'frame-ancestors': closed['frame-ancestors'] }) }
  return documentHeaders({ scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] }, site)
}

/** The whole policy of a page that is written for one request. */
export function documentHeaders(inline: InlineSources, site: PolicySite): Record<string, string> {
  const reports = site.dsn === undefined ? null : reportAddress(site.dsn)
  const endpoint = reports !== null && isSecure(reports) ? reports : null
  const directives = {
    ...pageDirectives(inline, site),
    ...(reports && { 'report-uri': [reports] }),
    // Browsers that know this one ignore the first, and would report nothing to an endpoint on plain HTTP.
    ...(endpoint && { 'report-to': [endpointName] }),
  }
  return {
    'Content-Security-Policy': spell(directives),
    ...(endpoint && { 'Reporting-Endpoints': `${endpointName}="${endpoint}"` }),
  }
}

function pageDirectives(inline: InlineSources, site: PolicySite): Directives {
  return {
    ...closed,
    'script-src': ["'self'", ...inline.scripts],
    // Text becomes code by the one policy a page starts with (`build/page-policies/trusted-types.ts`), and by no other.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'style-src': ["'self'", ...inline.styles],
    // Small drawings stand in the style sheets.
    'img-src': ["'self'", 'data:', ...(site.service ? [site.service] : []), ...(site.mediaHosts ?? [])],
    ...(site.service && { 'frame-ancestors': [site.service] }),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(site.dsn ? [new URL(site.dsn).origin] : [])],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    ...(isSecure(site.siteUrl) && { 'upgrade-insecure-requests': [] }),
  }
}

/** A page, or its policy, with one more style sheet named in the latter. */
export const withStyle = (page: string, source: string) => page.replace(/style-src [^;"]*/, (known) => `${known} ${source}`)

const endpointName = 'policy'

/** Where Sentry takes reports of browsers; a DSN is `https://KEY@host/PROJECT`. */
function reportAddress(dsn: string): string {
  const { origin, username, pathname } = new URL(dsn)
  const [, path, project] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  return `${origin}${path}/api/${project}/security/?sentry_key=${username}`
}

const isSecure = (address: string) => address.startsWith('https:')

function spell(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
