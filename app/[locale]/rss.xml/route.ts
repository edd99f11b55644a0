import { defaultLocale, isLocale, locales } from '@/routing/locales'
import { toRss } from '../../_crawlers/feed'
import { xmlResponse } from '../../_crawlers/xml'
import { getSite } from '../../_site/current-site'

export const dynamic = 'force-static'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export async function GET(_request: Request, { params }: RouteContext<'/[locale]/rss.xml'>) {
  const { locale: asked } = await params
  const locale = isLocale(asked) ? asked : defaultLocale
  return xmlResponse(await toRss(await getSite(locale)), 'application/rss+xml')
}
