import { latestBuildPath, manifestPath } from './build-paths'
import { crawlerAddresses } from './crawler-addresses'
import { locales } from './locales'
import { navigationHeaders, navigationParameter } from './navigation-request'
import { pictureRoot } from './pictures'
import { fixedPaths, localisePath, missingPagePaths } from './routes'

type Condition = { type: 'header' | 'query'; key: string }

type HeaderRule = { source: string; has?: Condition[]; headers: { key: string; value: string }[] }

/** How long an answer may be kept, and by whom: the one home of `Cache-Control`. */
export const cacheControl = {
  /**
   * Shared caches ask again after a minute (Next.js would let them keep a page for a year), so a redeployed text is out at once. They are not to
   * rewrite addresses or scripts in it: React takes over the document as it was sent.
   */
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, no-transform',
  /** Feed readers, crawlers and messengers come often; what they read may be an hour old. */
  crawler: 'public, max-age=3600, s-maxage=60, stale-while-revalidate=86400',
  /** Pictures of shared links, icons, sounds and originals of pictures keep their address when they are made anew. */
  sameAddress: 'public, max-age=86400, stale-while-revalidate=604800',
  /** `/` answers by who asks; the visitor's own browser may keep it and asks each time. */
  entrance: 'private, no-cache',
  negotiated: 'private, no-store',
  /** Data for a page change differ by headers that many shared caches do not look at. */
  navigation: 'private, no-store',
  /** Which build is served, asked by open pages now and then. */
  latest: 'public, max-age=1',
  /** What has its version in its address. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page that is missing today may be published tomorrow. */
  missing: 'public, max-age=0, must-revalidate',
} as const

/** Pictures made at build. */
export function pictureHeaders(): HeaderRule[] {
  // The server knows types by the ending of a path, and that is the original's.
  const types = ['avif', 'jpeg', 'webp'].map((format) => ({
    source: `${pictureRoot}:modifiers([\\w,]*\\bf_${format},[\\w,]+)/:path*`,
    headers: [{ key: 'Content-Type', value: `image/${format}` }],
  }))
  return [keep(`${pictureRoot}:path*`, cacheControl.immutable), ...types]
}

/** What the middleware does not see (`middleware-pattern.ts`): the server's configuration says how long it is kept. */
export function fixedHeaders(): HeaderRule[] {
  return [
    // Not sent by the middleware: Next.js takes its headers for the request's, and `no-cache` there would never be answered 304.
    keep('/', cacheControl.entrance),
    ...fixedPageAddresses().map((source) => keep(source, cacheControl.page)),
    ...crawlerAddresses.map((source) => keep(source, cacheControl.crawler)),
    ...fileAddresses.map((source) => keep(source, cacheControl.sameAddress)),
    keep('/styles/:file', cacheControl.immutable),
  ]
}

/** Nothing that the router of Next.js asks for enters a shared cache. These rules come last: the last one that fits wins. */
export function navigationHeaderRules(): HeaderRule[] {
  const conditions: Condition[] = [
    ...navigationHeaders.map((key) => ({ type: 'header', key }) as const),
    { type: 'query', key: navigationParameter },
  ]
  return conditions.map((condition) => ({ ...keep('/:path*', cacheControl.navigation), has: [condition] }))
}

function fixedPageAddresses(): string[] {
  const paths = fixedPaths.filter((path) => !missingPagePaths.includes(path))
  return locales.flatMap((locale) => paths.map((path) => localisePath(locale, path))).filter((address) => address !== '/')
}

const fileAddresses: readonly string[] = ['/favicon.ico', '/icons/:path*', '/images/:path*', '/og/:path*.jpg', '/sounds/:path*']

/** The two files a build says of itself. The manifest is named, so that an unknown one is not kept for a year as missing. */
export function buildFileHeaders(id: string): HeaderRule[] {
  return [keep(latestBuildPath, cacheControl.latest), keep(manifestPath(id), cacheControl.immutable)]
}

function keep(source: string, value: string): HeaderRule {
  return { source, headers: [{ key: 'Cache-Control', value }] }
}
