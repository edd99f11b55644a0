import type { Metadata } from 'next'
import { withoutJoiners } from '@/content-client/typography'
import { feedsOf, markdownTwin } from '@/routing/crawler-addresses'
import { type Locale, localeDetails, locales, otherLocale } from '@/routing/locales'
import { hrefTo, pathOf, type RouteTarget } from '@/routing/routes'
import { absolute, siteUrl } from '../_site/site-url'
import type { PageFacts } from './page-facts'
import { withSeo } from './seo'
import { cardAddress } from './share-card'
import type { ShareImage } from './share-image'

type Company = { locale: Locale; company: string; feedTitle: string }

type Described = Pick<PageFacts, 'target' | 'head' | 'visibility' | 'markdown' | 'card' | 'sample' | 'published'> &
  Partial<Pick<PageFacts, 'listing'>>

/** Everything a page says about itself in its head, from one place. */
export function toMetadata(page: Described, { locale, company, feedTitle }: Company): Metadata {
  const { target, head, visibility, published, listing } = page
  const { image, ...said } = withSeo(head, head.seo ?? null)
  const [fullTitle, description] = [withoutJoiners(toFullTitle(said.title, company)), withoutJoiners(said.description)]
  const shared = { metadataBase: new URL(siteUrl), title: fullTitle, description }
  if (target === null || visibility === 'unlisted') return { ...shared, robots: { index: false, follow: true } }
  const url = hrefTo(locale, head.canonical ?? target)
  const { alt, ...picture } = image ?? { ...card, url: cardAddress(locale, { ...page, target }, company) }
  return {
    ...shared,
    alternates: {
      canonical: url,
      ...(visibility === 'indexed' && {
        languages: languagesOf(target),
        types: { ...feedTypes(locale, feedTitle), ...(page.markdown && { 'text/markdown': markdownTwin(locale, pathOf(target)) }) },
      }),
    },
    openGraph: {
      title: fullTitle,
      description,
      url,
      siteName: withoutJoiners(company),
      ...(published ? { type: 'article', publishedTime: published, modifiedTime: listing?.modified ?? published } : { type: 'website' }),
      locale: localeDetails[locale].openGraph,
      alternateLocale: localeDetails[otherLocale(locale)].openGraph,
      images: { ...picture, url: absolute(picture.url), alt: alt || fullTitle },
    },
    twitter: { card: 'summary_large_image' },
    ...(visibility === 'noindex' && { robots: { index: false, follow: true } }),
  }
}

const card = { width: 1200, height: 630, alt: '', type: 'image/jpeg' } satisfies Omit<ShareImage, 'url'>

/** What search engines show of a title; where the company's name would be cut off, the page's own words stand alone. */
const maxTitle = 60

function toFullTitle(title: string, company: string): string {
  const full = `${title}\u00A0— ${company}`
  return full.length > maxTitle ? title : full
}

/** The hreflang addresses of a page. */
export function languagesOf(target: RouteTarget): Record<string, string> {
  return { ...Object.fromEntries(locales.map((each) => [each, hrefTo(each, target)])), 'x-default': hrefTo('en', target) }
}

function feedTypes(locale: Locale, title: string): NonNullable<NonNullable<Metadata['alternates']>['types']> {
  const { rss, json } = feedsOf(locale)
  return { 'application/rss+xml': [{ url: rss, title }], 'application/feed+json': [{ url: json, title }] }
}
