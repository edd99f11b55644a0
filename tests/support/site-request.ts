import type { SiteRequest } from '@/routing/decide'
import type { SitePaths } from '@/routing/site-paths'

/** A request as the middleware describes it: a path, the headers a client sent, lower-cased, and the deployment's country header. */
export function toSiteRequest(pathname: string, headers: Readonly<Record<string, string>> = {}, countryHeader?: string): SiteRequest {
  return { pathname, host: 'site.example', header: (name) => headers[name.toLowerCase()] ?? null, countryHeader }
}

/** A small site: two services and a document, two articles, one case, three pages of lists and some rules. */
export const smallSite: SitePaths = {
  services: ['design-sprint', 'accessibility-audit'],
  documents: ['design-sprint/sample-agenda'],
  landings: [],
  guides: [],
  articles: ['definition-of-done', 'ai/rag-cost'],
  cases: ['zernolan'],
  lists: ['/blog/page/2', '/blog/topic/ai', '/portfolio/by/industry/agriculture'],
  rules: [
    { from: '/price', redirect: { to: '/estimate', status: 308 } },
    { from: '/crew', redirect: { to: '/#team', status: 307 } },
    { from: '/shop', redirect: { to: 'https://shop.example/all?from=site', status: 307 } },
    { from: '/preview', middleware: ['closed', 'office-hours'], redirect: { to: '/portfolio', status: 307 } },
  ],
}
