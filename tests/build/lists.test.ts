import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { type Locale, locales } from '@/routing/locales'
import { hrefTo, pageOfBlog } from '@/routing/routes'
import { sitePaths } from '@/routing/site-paths'
import { pageAt } from '../support/pages'
import { siteRoutes } from '../support/routes'

const entries = async (locale: Locale) => (await readSnapshot()).locales[locale]

/** Addresses of the articles or cases a page lists as cards. */
const cardsOn = (address: string) => anchorsAt(address, /\bmain\b.*\bli\b.*\bh[23]\b/)
const anchorsAt = (address: string, within: RegExp) =>
  (pageAt(address)?.anchors ?? []).filter((anchor) => within.test(anchor.within)).map(({ href }) => href)
const relOf = (address: string, rel: string) => {
  const link = pageAt(address)?.links.find((each) => each.rel === rel)?.href
  return link ? new URL(link).pathname : undefined
}

describe('pages of lists', () => {
  it('are those the middleware knows, in both languages, and no others', () => {
    const built = siteRoutes.filter(({ path }) => /^\/(blog\/(page|topic)|portfolio\/by)\//.test(path))
    expect(new Set(built.map(({ path }) => path))).toEqual(new Set(sitePaths.lists))
    expect(built).toHaveLength(sitePaths.lists.length * locales.length)
  })
})

describe.each(locales)('the blog (%s)', (locale) => {
  const count = sitePaths.lists.filter((path) => path.startsWith('/blog/page/')).length + 1
  const addresses = Array.from({ length: count }, (_, index) => hrefTo(locale, pageOfBlog(index + 1)))

  it('lists every article once, newest first, over more than one page', async () => {
    const { articles } = await entries(locale)
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses.flatMap(cardsOn)).toEqual(articles.map(({ slug }) => hrefTo(locale, { name: 'blog/article', slug })))
  })

  it('tells browsers and crawlers which page comes before and after', () => {
    expect(addresses.map((address) => relOf(address, 'prev'))).toEqual([undefined, ...addresses.slice(0, -1)])
    expect(addresses.map((address) => relOf(address, 'next'))).toEqual([...addresses.slice(1), undefined])
  })

  it('shows of a topic its articles, then the other topics, and nothing else', async () => {
    const { articles, topics } = await entries(locale)
    for (const { slug: topic } of topics) {
      const own = articles.filter((article) => article.topic === topic)
      expect(own.length).toBeGreaterThan(0)
      expect(cardsOn(hrefTo(locale, { name: 'blog/topic', slug: topic }))).toEqual(
        [
          ...own.map(({ slug }) => ({ name: 'blog/article', slug }) as const),
          ...topics.filter(({ slug }) => slug !== topic).map(({ slug }) => ({ name: 'blog/topic', slug }) as const),
        ].map((route) => hrefTo(locale, route)),
      )
    }
  })
})

describe.each(locales)('the portfolio without JavaScript (%s)', (locale) => {
  it('leads to every filter, each with the cases that have its value', async () => {
    const { cases } = await entries(locale)
    const links = anchorsAt(hrefTo(locale, 'portfolio'), /\bmain\b.*\bnav\b.*\bli\b/).filter((href) => href.includes('/by/'))
    const filters = sitePaths.lists.filter((path) => path.startsWith('/portfolio/by/'))
    expect(links.sort()).toEqual(
      filters.map((path) => hrefTo(locale, { name: 'portfolio/by', slug: path.replace('/portfolio/by/', '') })).sort(),
    )
    for (const path of filters) {
      const [, , , facet = '', value = ''] = path.split('/')
      const own = cases.filter((study) => {
        const values = { industry: [study.industry.slug], service: study.services, technology: study.technologies.map(({ slug }) => slug) }
        return values[facet as keyof typeof values].includes(value)
      })
      const address = hrefTo(locale, { name: 'portfolio/by', slug: `${facet}/${value}` })
      expect(cardsOn(address), address).toEqual(own.map(({ slug }) => hrefTo(locale, { name: 'portfolio/case', slug })))
    }
  })

  it('leads from every value of a filter to the others of its kind', () => {
    const filters = sitePaths.lists.filter((path) => path.startsWith('/portfolio/by/'))
    const addressOf = (path: string) => hrefTo(locale, { name: 'portfolio/by', slug: path.replace('/portfolio/by/', '') })
    for (const path of filters) {
      const others = filters.filter((other) => other !== path && other.split('/')[3] === path.split('/')[3])
      expect(anchorsAt(addressOf(path), /\bmain\b.*\bsection\b.*\bli\b/).sort(), path).toEqual(others.map(addressOf).sort())
    }
  })
})
