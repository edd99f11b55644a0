import { absolute } from '../_site/site-url'

export const dynamic = 'force-static'

/** Everything may be read. What is not to be listed says so itself, in its head; an address kept from crawlers could not. */
export function GET() {
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/estimate/form\n\nSitemap: ${absolute('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
