import { buildSitemap } from '../_crawlers/site-sitemap'
import { xmlResponse } from '../_crawlers/xml'
import { getSite } from '../_site/current-site'

export const dynamic = 'force-static'

export async function GET() {
  return xmlResponse((await buildSitemap(getSite)).main, 'application/xml')
}
