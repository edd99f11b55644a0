import { buildSitemap } from '../../_machine/site-sitemap'
import { xmlResponse } from '../../_machine/xml'

export const dynamic = 'force-static'

export const dynamicParams = false

/** Parts exist only when one file cannot hold every address. */
export async function generateStaticParams() {
  return (await buildSitemap()).parts.map((_, part) => ({ part: `${part + 1}.xml` }))
}

export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[part]'>) {
  const part = Number.parseInt((await params).part, 10)
  const body = (await buildSitemap()).parts[part - 1]
  return body ? xmlResponse(body, 'application/xml') : new Response(null, { status: 404 })
}
