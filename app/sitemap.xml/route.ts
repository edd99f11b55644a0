import { buildSitemap } from '../_crawlers/site-sitemap'
import { xmlResponse } from '../_crawlers/xml'

export const dynamic = 'force-static'

export async function GET() {
  return xmlResponse((await buildSitemap()).main, 'application/xml')
}
