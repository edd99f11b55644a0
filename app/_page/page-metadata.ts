import type { Metadata } from 'next'
import { getOrganisation } from '@/content-client'
import { localeDetails, locales, otherLocale } from '@/routing/locales'
import { sharePicture } from '@/routing/machine-addresses'
import { hrefTo, pathOf, type RouteTarget } from '@/routing/routes'
import { getCurrentLocale } from './current-locale'

type PageMetadataInput = {
  /** Null for pages without an address of their own. */
  target: RouteTarget | null
  title: string
  description: string
  /** `indexed` pages name themselves canonical and their other language; `noindex` ones only themselves; `unlisted` ones neither. */
  visibility?: 'indexed' | 'noindex' | 'unlisted'
}

/** Base of every absolute address; set by the build from SITE_URL. */
export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

/** Everything a page says about itself in its head, from one place. */
export async function pageMetadata({ target, title, description, visibility = 'indexed' }: PageMetadataInput): Promise<Metadata> {
  const locale = await getCurrentLocale()
  const { name } = await getOrganisation(locale)
  const fullTitle = target === 'index' ? `${name}: ${title}` : `${title} — ${name}`
  const shared = { metadataBase: new URL(siteUrl), title: fullTitle, description }
  if (target === null || visibility === 'unlisted') return { ...shared, robots: { index: false, follow: true } }
  const url = hrefTo(locale, target)
  // What is not listed shows the picture of its section.
  const picture = sharePicture(locale, visibility === 'indexed' ? pathOf(target) : `/${pathOf(target).split('/')[1]}`)
  return {
    ...shared,
    alternates: { canonical: url, ...(visibility === 'indexed' && { languages: languagesOf(target) }) },
    openGraph: {
      title: fullTitle,
      description,
      url,
      siteName: name,
      type: 'website',
      locale: localeDetails[locale].openGraph,
      alternateLocale: localeDetails[otherLocale(locale)].openGraph,
      images: { url: `${siteUrl}${picture}`, width: 1200, height: 630, alt: fullTitle, type: 'image/png' },
    },
    twitter: { card: 'summary_large_image' },
    ...(visibility === 'noindex' && { robots: { index: false, follow: true } }),
  }
}

function languagesOf(target: RouteTarget): Record<string, string> {
  return { ...Object.fromEntries(locales.map((each) => [each, hrefTo(each, target)])), 'x-default': hrefTo('en', target) }
}
