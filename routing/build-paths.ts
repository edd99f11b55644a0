/** What `/builds/latest.json` says: which build is being served. */
export type Build = { id: string; timestamp: number }

/** What a build tells the browsers that run it, at `/builds/meta/{id}.json`. */
export type BuildManifest = Build & {
  /** Rules by path; every path is spelled out, so nothing stands under wildcards. */
  matcher: { static: Readonly<Record<string, ManifestRule>>; wildcard: Record<string, never>; dynamic: Record<string, never> }
  /** Addresses of pages that are files. */
  prerendered: readonly string[]
}

export type ManifestRule = { redirect?: string; appMiddleware?: Record<string, true> }

export const latestBuildPath = '/builds/latest.json'

export function manifestPath(id: string): string {
  return `/builds/meta/${id}.json`
}
