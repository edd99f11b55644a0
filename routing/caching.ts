import { latestBuildPath, manifestPath } from './build-paths'
import { isForCrawlers } from './crawler-addresses'
import { pictureRoot } from './pictures'

/** How long an answer may be kept, and by whom: the one home of `Cache-Control`. */
export const cacheControl = {
  /**
   * Shared caches ask again after a minute (Next.js would let them keep a page for a year), so a redeployed text is out at once. They are not to
   * rewrite addresses or scripts in it: React takes over the document as it was sent. Nobody may show it while asking: Chromium heeds
   * `stale-while-revalidate` itself, and showed its visitors the data of pages and the index of the search as they were a day ago.
   */
  page: 'public, max-age=0, s-maxage=60, no-transform',
  /** Feed readers, crawlers and messengers come often; what they read may be an hour old. */
  crawler: 'public, max-age=3600, s-maxage=60, stale-while-revalidate=86400',
  /** Pictures of shared links, icons, sounds, licences of fonts and originals of pictures keep their address when they are made anew. */
  sameAddress: 'public, max-age=86400, stale-while-revalidate=604800',
  /** `/` answers by who asks; the visitor's own browser may keep it and asks each time. */
  entrance: 'private, no-cache',
  negotiated: 'private, no-store',
  /** Which build is served, asked by open pages now and then. */
  latest: 'public, max-age=1',
  /** What has its version in its address. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page that is missing today may be published tomorrow. */
  missing: 'public, max-age=0, must-revalidate',
} as const

/** How long what a build made may be kept, by its address; undefined where its kind says so, as with pages. */
export function cachingOf(path: string): string | undefined {
  if (path === '/') return cacheControl.entrance
  if (path === latestBuildPath) return cacheControl.latest
  if (path.startsWith(manifestPath('').replace(/\.json$/, ''))) return cacheControl.immutable
  if (isForCrawlers(path)) return cacheControl.crawler
  if (/^\/(?:_next\/static|styles)\//.test(path) || path.startsWith(pictureRoot)) return cacheControl.immutable
  if (/^\/(?:favicon\.ico$|fonts\/|icons\/|images\/|sounds\/|og\/.*\.jpg$)/.test(path)) return cacheControl.sameAddress
  return undefined
}

/** The type of a picture made at build: the ending of its path is that of the original. Undefined for all else. */
export function pictureType(path: string): string | undefined {
  const [, format] = (path.startsWith(pictureRoot) && /^[^/]*\bf_(avif|jpeg|webp)\b/.exec(path.slice(pictureRoot.length))) || []
  return format && `image/${format}`
}
