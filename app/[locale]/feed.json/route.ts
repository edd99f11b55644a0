import { defaultLocale, isLocale, locales } from '@/routing/locales'
import { toJsonFeed } from '../../_crawlers/feed'
import { getSite } from '../../_site/current-site'

export const dynamic = 'force-static'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export async function GET(_request: Request, { params }: RouteContext<'/[locale]/feed.json'>) {
  const { locale: asked } = await params
  const locale = isLocale(asked) ? asked : defaultLocale
  return Response.json(await toJsonFeed(await getSite(locale)), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
