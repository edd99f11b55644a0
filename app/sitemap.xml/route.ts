import { buildSitemap } from '../_machine/site-sitemap'
import { xmlResponse } from '../_machine/xml'

export const dynamic = 'force-static'

export async function GET() {
  return xmlResponse((await buildSitemap()).main, 'application/xml')
}
