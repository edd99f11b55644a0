// By hand: the package `feed` (6.0) writes JSON Feed 1.0 without languages, names in <author> instead of dc:creator, and no permalinks.
import { getArticle, getArticles, getCostGuides, getOrganisation, getTopics } from '@/content-client'
import { withoutJoiners } from '@/content-client/typography'
import { feedsOf } from '@/routing/crawler-addresses'
import { localeDetails } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { newest as lastDay } from '../_page/days'
import type { Site } from '../_site/current-site'
import { realAuthor } from '../_site/real-author'
import { absolute } from '../_site/site-url'
import { guideHtml } from './guide-html'
import { cdata, escapeXml } from './xml'

type FeedItem = {
  address: string
  title: string
  summary: string
  html: string
  topic: string
  /** “Sample article”; null for a real one. */
  label: string | null
  author: string
  published: string
  modified: string
  picture: string | null
}

type Feed = { title: string; description: string; home: string; language: string; items: FeedItem[] }

/** Readers of feeds ask again and again and keep what they have seen: thousands of articles would be megabytes each time. */
export const mostItems = 50

const newest = <Item extends { published: string }>(items: readonly Item[]) =>
  [...items].sort((a, b) => b.published.localeCompare(a.published)).slice(0, mostItems)

/** The newest articles and cost guides of one language with all they say. Whoever is a sample is no author: the company stands for them. */
async function readFeed(site: Site): Promise<Feed> {
  const { locale, t } = site
  const [{ name, sample }, topics] = await Promise.all([getOrganisation(locale), getTopics(locale)])
  const items = newest(await getArticles(locale)).map(async (article): Promise<FeedItem> => {
    const author = await realAuthor(locale, article)
    const address = absolute(hrefTo(locale, { name: 'blog/article', slug: article.slug }))
    return {
      address,
      title: article.title,
      summary: article.sample ? `${t('Samples.articles')}. ${article.summary}` : article.summary,
      label: article.sample ? t('Samples.articles') : null,
      html: withAbsoluteAddresses((await getArticle(locale, article.slug))?.body.html ?? '', address),
      topic: topics.find(({ slug }) => slug === article.topic)?.title ?? '',
      author: author?.name ?? name,
      published: toInstant(article.published),
      modified: toInstant(article.updated ?? article.published),
      picture: article.cover && absolute(article.cover.url),
    }
  })
  const guides = newest(await getCostGuides(locale)).map(async (guide): Promise<FeedItem> => {
    const { slug, title, lead, published } = guide
    return {
      address: absolute(hrefTo(locale, { name: 'cost-guides/guide', slug })),
      ...{
        title,
        summary: lead,
        html: withAbsoluteAddresses(await guideHtml(guide, site), absolute(hrefTo(locale, 'cost-guides'))),
        topic: t('PageNames.cost-guides'),
      },
      ...{ label: null, author: name, published: toInstant(published), modified: toInstant(published), picture: null },
    }
  })
  return {
    title: withoutJoiners(t('BlogPage.feedTitle', { company: name })),
    description: withoutJoiners(
      [t('BlogPage.metaDescription', { company: name }), ...(sample ? [t('Samples.company', { company: name })] : [])].join(' '),
    ),
    home: absolute(hrefTo(locale, 'blog')),
    language: localeDetails[locale].iso,
    items: newest(await Promise.all([...items, ...guides])).map(toPlain),
  }
}

const toPlain = (item: FeedItem): FeedItem => ({
  ...item,
  title: withoutJoiners(item.title),
  summary: withoutJoiners(item.summary),
  html: withoutJoiners(item.html),
})

/** RSS 2.0 with the articles' full text. */
export async function toRss(site: Site): Promise<string> {
  const { title, description, home, language, items } = await readFeed(site)
  const rfc822 = (instant: string) => new Date(instant).toUTCString()
  const entries = items.map((item) =>
    [
      '<item>',
      `<title>${escapeXml(item.title)}</title>`,
      `<link>${escapeXml(item.address)}</link>`,
      `<guid isPermaLink="true">${escapeXml(item.address)}</guid>`,
      `<pubDate>${rfc822(item.published)}</pubDate>`,
      `<dc:creator>${escapeXml(item.author)}</dc:creator>`,
      `<category>${escapeXml(item.topic)}</category>`,
      `<description>${escapeXml(item.summary)}</description>`,
      `<content:encoded>${cdata(item.html)}</content:encoded>`,
      '</item>',
    ].join(''),
  )
  const changed = lastDay(items.map(({ modified }) => modified))
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(home)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${language.toLowerCase()}</language>`,
    ...(changed ? [`<lastBuildDate>${rfc822(changed)}</lastBuildDate>`] : []),
    `<atom:link href="${escapeXml(absolute(feedsOf(site.locale).rss))}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel>',
    '</rss>',
  ].join('\n')
}

/** JSON Feed 1.1. */
export async function toJsonFeed(site: Site) {
  const { title, description, home, language, items } = await readFeed(site)
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: absolute(feedsOf(site.locale).json),
    language,
    items: items.map((item) => ({
      id: item.address,
      url: item.address,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.published,
      date_modified: item.modified,
      authors: [{ name: item.author }],
      tags: [item.topic, ...(item.label ? [item.label] : [])],
      language,
      ...(item.picture && { image: item.picture }),
    })),
  }
}

/** The content knows days; readers want an instant, and the morning of that day is one. */
function toInstant(day: string): string {
  return `${day}T08:00:00Z`
}

/** Rendered articles name this site's pages and pictures by path, their own parts by mark; a reader of feeds has no base to resolve them. */
export function withAbsoluteAddresses(html: string, page: string): string {
  return html
    .replace(
      / (href|src|poster)="((?:#|\/(?!\/))[^"]*)"/g,
      (_whole, name: string, address: string) => ` ${name}="${address.startsWith('#') ? page : ''}${absolute(address)}"`,
    )
    .replace(/ srcset="([^"]*)"/g, (_whole, pictures: string) => ` srcset="${pictures.split(/,\s+/).map(absolute).join(', ')}"`)
}
