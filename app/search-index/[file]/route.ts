import { cacheControl } from '@/routing/caching'
import { locales } from '@/routing/locales'
import { getSite } from '../../_site/current-site'
import { readSiteIndex } from '../read-site-index'

export const dynamic = 'force-static'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ file: `${locale}.json` }))
}

/** What the search and the demonstration of the agent look in, one file for each language. */
export async function GET(_request: Request, { params }: RouteContext<'/search-index/[file]'>) {
  const { file } = await params
  const locale = locales.find((candidate) => file === `${candidate}.json`)
  if (!locale) return new Response(null, { status: 404 })
  return Response.json(await readSiteIndex(await getSite(locale)), { headers: { 'Cache-Control': cacheControl.page } })
}
