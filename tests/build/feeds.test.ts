import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { withoutJoiners } from '@/content-client/typography'
import { feedsOf } from '@/routing/crawler-addresses'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { bodiesOf } from '../support/article-bodies'
import { findXmlMistakes, parseXml, readCrawlerFile, siteUrl, typeOfCrawlerFile } from '../support/crawler-files'
import { read } from '../support/files'
import { attribute, elementsOf, parseFragment, textOf } from '../support/html'
import { messagesOf } from '../support/messages'
import { findWrong, isIndexed, pageAt, pages } from '../support/pages'

type JsonFeed = {
  title: string
  feed_url: string
  home_page_url: string
  language: string
  items: { url: string; title: string; content_html: string; authors: { name: string }[]; date_published: string }[]
}

const ajv = new Ajv2020({ allErrors: true })
addFormats.default(ajv)
const isJsonFeed = ajv.compile(JSON.parse(read('tests/support/schemas/json-feed.json')) as object)
const wordsOf = (text: string) => text.match(/[\p{L}\d]+/gu) ?? []

describe.each(locales)('the feeds of the blog (%s)', async (locale) => {
  const content = (await readSnapshot()).locales[locale]
  const bodies = await bodiesOf(locale)
  const company = content.organisation?.name ?? ''
  const title = (messagesOf(locale).get('BlogPage.feedTitle') ?? '').replace('{company}', company)
  const rss = readCrawlerFile(`${locale}/rss.xml`)
  const channel = parseXml(rss)
  const items = [...channel.querySelectorAll('item')]
  const json = JSON.parse(readCrawlerFile(`${locale}/feed.json`)) as JsonFeed
  const articles = content.articles.map(({ slug, published }) => ({ published, name: 'blog/article', slug }) as const)
  const guides = content['cost-guides'].map(({ slug, published }) => ({ published, name: 'cost-guides/guide', slug }) as const)
  const addresses = [...articles, ...guides]
    .sort((a, b) => b.published.localeCompare(a.published))
    .map((target) => `${siteUrl}${hrefTo(locale, target)}`)
  const isArticle = (address: string | null | undefined) => Boolean(address?.includes('/blog/'))

  it('follow the rules of their formats', async () => {
    expect(await findXmlMistakes(rss, 'rss.xsd')).toEqual([])
    expect(isJsonFeed(json) ? [] : isJsonFeed.errors).toEqual([])
    expect(typeOfCrawlerFile(`${locale}/rss.xml`)).toBe('application/rss+xml; charset=utf-8')
    expect(typeOfCrawlerFile(`${locale}/feed.json`)).toBe('application/feed+json; charset=utf-8')
  })

  it.each([
    ['without a title', /<title>.*?<\/title>/, ''],
    ['with a date that is none', /<pubDate>[^<]*/, '<pubDate>2026-01-01'],
    ['with markup left open', '</item>', ''],
  ])('would not %s', async (_mistake, right, wrong) => {
    const broken = rss.replace(right, wrong)
    expect(broken).not.toBe(rss)
    expect(await findXmlMistakes(broken, 'rss.xsd')).not.toEqual([])
    expect(isJsonFeed({ ...json, items: [{ ...json.items[0], url: 'somewhere' }] })).toBe(false)
  })

  it('are named after the company, and say where they are', () => {
    expect(title).toContain(company)
    expect([channel.querySelector('channel > title')?.textContent, json.title]).toEqual([title, title])
    expect(json.feed_url).toBe(`${siteUrl}${feedsOf(locale).json}`)
    expect(channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href')).toBe(
      `${siteUrl}${feedsOf(locale).rss}`,
    )
    expect([json.home_page_url, channel.querySelector('channel > link')?.textContent]).toEqual(
      Array(2).fill(`${siteUrl}${hrefTo(locale, 'blog')}`),
    )
  })

  it('hold every article and cost guide, newest first', () => {
    expect(addresses.length).toBeGreaterThan(5)
    expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual(addresses)
    expect(json.items.map(({ url }) => url)).toEqual(addresses)
  })

  it('hold the whole of it, letter for letter', () => {
    const [own, ownJson] = [
      items.filter((item) => isArticle(item.querySelector('link')?.textContent)),
      json.items.filter(({ url }) => isArticle(url)),
    ]
    const encoded = own.map((item) => item.getElementsByTagName('content:encoded')[0]?.textContent ?? '')
    const full = bodies.map(({ html }) => wordsOf(textOf(html)).join(' '))
    expect(full.every((text) => text.length > 1000)).toBe(true)
    expect(encoded.map((html) => wordsOf(textOf(html)).join(' '))).toEqual(full)
    expect(ownJson.map(({ content_html: html }) => wordsOf(textOf(html)).join(' '))).toEqual(full)
    expect(own.map((item) => item.querySelector('title')?.textContent)).toEqual(
      content.articles.map((article) => withoutJoiners(article.title)),
    )
    const unread = (text: string) => /Ð|\uFFFD/.test(text) || (locale === 'uk' && !/[іїєґ]/.test(text))
    expect(own.filter((_item, index) => unread(encoded[index] ?? '')).map((item) => item.querySelector('title')?.textContent)).toEqual([])
  })

  it('name the price a cost guide is about, and what each change does to it', () => {
    const amount = /(?:\$[\d,]+|[\d\u00A0]+\u00A0₴)/g
    const missing = json.items
      .filter(({ url }) => !isArticle(url))
      .filter(({ content_html: html, url }) => {
        const shown = pageAt(new URL(url).pathname)?.main ?? ''
        const said = textOf(html).match(amount) ?? []
        return said.length < 8 || said.some((each) => !shown.includes(each))
      })
    expect(missing.map(({ url }) => url)).toEqual([])
  })

  it('lead nowhere but to whole addresses', () => {
    const partial = json.items.flatMap(({ content_html: html }) => {
      const named = elementsOf(parseFragment(html)).flatMap((element) => attribute(element, 'href') ?? attribute(element, 'src') ?? [])
      return named.filter((address) => !/^(https?:|mailto:)/.test(address))
    })
    expect(partial).toEqual([])
  })

  it('are offered by every listed page of the language, and shown on the blog', () => {
    const offered = findWrong(
      pages.filter((page) => isIndexed(page) && page.locale === locale),
      ({ links }) => {
        const feeds = ['application/rss+xml', 'application/feed+json'].map((type) =>
          links.find((link) => link.rel === 'alternate' && link.type === type),
        )
        const said = feeds.map((link) => `${link?.href} ${link?.title}`).join()
        return (
          said !==
            Object.values(feedsOf(locale))
              .map((address) => `${siteUrl}${address} ${title}`)
              .join() && said
        )
      },
    )
    expect(offered).toEqual([])
    const shown = pageAt(hrefTo(locale, 'blog'))?.anchors.find(
      ({ href, within }) => href === feedsOf(locale).rss && /\bmain\b/.test(within),
    )
    expect(shown?.text).toBe(messagesOf(locale).get('BlogPage.feed'))
  })
})
