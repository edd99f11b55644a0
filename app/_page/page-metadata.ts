import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getOrganisation } from '@/content-client'
import { type Locale, localeDetails, locales, otherLocale } from '@/routing/locales'
import { feedsOf, markdownTwin, sharePicture } from '@/routing/machine-addresses'
import { hrefTo, pathOf, type RouteTarget } from '@/routing/routes'
import { getCurrentLocale } from './current-locale'
import { siteUrl } from './site-url'

type PageMetadataInput = {
  /** Null for pages without an address of their own. */
  target: RouteTarget | null
  /** The page this one is a view of, where it is not its own original. */
  canonical?: RouteTarget
  title: string
  description: string
  /** `indexed` pages name their canonical address and their other language; `noindex` ones only the address; `unlisted` ones neither. */
  visibility?: 'indexed' | 'noindex' | 'unlisted'
}

/** Everything a page says about itself in its head, from one place. */
export async function pageMetadata(input: PageMetadataInput): Promise<Metadata> {
  const { target, canonical = target, title, description, visibility = 'indexed' } = input
  const locale = await getCurrentLocale()
  const { name } = await getOrganisation(locale)
  const fullTitle = toFullTitle(title, name, target)
  const shared = { metadataBase: new URL(siteUrl), title: fullTitle, description }
  if (canonical === null || target === null || visibility === 'unlisted') return { ...shared, robots: { index: false, follow: true } }
  const url = hrefTo(locale, canonical)
  // What is not listed, and a further page of a list, shows the picture of its section.
  const isOwn = visibility === 'indexed' && !(typeof target === 'object' && target.name === 'blog/page')
  const picture = sharePicture(locale, isOwn ? pathOf(target) : `/${pathOf(target).split('/')[1]}`)
  return {
    ...shared,
    alternates: {
      canonical: url,
      ...(visibility === 'indexed' && { languages: languagesOf(target), types: await formatsOf(locale, target) }),
    },
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

/** What search engines show of a title; where the company's name would be cut off, the page's own words stand alone. */
const longestTitle = 70

function toFullTitle(title: string, company: string, target: RouteTarget | null): string {
  if (target === 'index') return `${company}: ${title}`
  const full = `${title}\u00A0— ${company}`
  return full.length > longestTitle ? title : full
}

/** Addresses of a page by language, as search engines are told. */
export function languagesOf(target: RouteTarget): Record<string, string> {
  return { ...Object.fromEntries(locales.map((each) => [each, hrefTo(each, target)])), 'x-default': hrefTo('en', target) }
}

/** The feeds of the language, and the Markdown twin where the page has one. */
async function formatsOf(locale: Locale, target: RouteTarget): Promise<NonNullable<Metadata['alternates']>['types']> {
  const t = await getTranslations({ locale, namespace: 'BlogPage' })
  const title = t('feedTitle', { company: (await getOrganisation(locale)).name })
  const { rss, json } = feedsOf(locale)
  const path = pathOf(target)
  const hasTwin = typeof target === 'object' ? target.name === 'blog/article' : /^\/services\/[^/]+$/.test(path)
  return {
    'application/rss+xml': [{ url: rss, title }],
    'application/feed+json': [{ url: json, title }],
    ...(hasTwin && { 'text/markdown': markdownTwin(locale, path) }),
  }
}
