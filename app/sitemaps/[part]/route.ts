import { buildSitemap } from '../../_crawlers/site-sitemap'
import { xmlResponse } from '../../_crawlers/xml'
import { getSite } from '../../_site/current-site'

export const dynamic = 'force-static'

export const dynamicParams = false

/** Parts are named by an index only when one file cannot hold every address; the first one always exists. */
export async function generateStaticParams() {
  const { parts } = await buildSitemap(getSite)
  return [...Array(Math.max(parts.length, 1)).keys()].map((part) => ({ part: `${part + 1}.xml` }))
}

export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[part]'>) {
  const part = Number.parseInt((await params).part, 10)
  const { main, parts } = await buildSitemap(getSite)
  const body = parts.length === 0 && part === 1 ? main : parts[part - 1]
  return body ? xmlResponse(body, 'application/xml') : new Response(null, { status: 404 })
}
