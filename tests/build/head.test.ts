// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { localeDetails, otherLocale } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { findWrong, isIndexed, metaOf, readPages } from '../support/pages'
import { notFoundPaths, readBuilt } from '../support/routes'

const pages = readPages()
const indexed = pages.filter(isIndexed)
const siteUrl = readBuilt<{ SITE_URL: string }>('site-stamp.json').SITE_URL

/** Pages no search engine should list: answers to bad addresses, the estimate's steps, the extra page. */
const unlisted = [...notFoundPaths, '/for-pidors']
const steps = ['settings', 'technologies', 'functional-blocks', 'results'].map((step) => `/estimate/${step}`)

/** Filters of the portfolio are views of it. */
const isFilter = ({ path }: { path: string }) => path.startsWith('/portfolio/by/')

const absolute = (address: string) => `${siteUrl}${address === '/' ? '' : address}`
const canonicalOf = (document: Document) => [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'))
const alternatesOf = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  )

describe('what every page says about itself', () => {
  it('is its language', () => {
    expect(pages.length).toBeGreaterThan(60)
    expect(
      findWrong(
        pages,
        ({ document, locale }) => document.documentElement.lang !== localeDetails[locale].iso && document.documentElement.lang,
      ),
    ).toEqual([])
  })

  it.each(['en', 'uk'] as const)('is a title of its own (%s)', (locale) => {
    const titles = pages.filter((page) => page.locale === locale && page.status === 200).map(({ document }) => document.title)
    expect(titles.filter((title, index) => title.trim().length < 5 || titles.indexOf(title) !== index)).toEqual([])
  })

  it.each(['en', 'uk'] as const)('is one description of its own (%s)', (locale) => {
    const texts = pages.filter((page) => page.locale === locale).map(({ document }) => metaOf(document, 'description').join('|'))
    expect(texts.filter((text, index) => text.length < 20 || texts.indexOf(text) !== index)).toEqual([])
  })

  it('is never the other language’s title or description', () => {
    const bodies = new Map(pages.map(({ address, document }) => [address, metaOf(document, 'description')[0]]))
    const copied = findWrong(pages, ({ path, locale }) => {
      const [own, other] = [locale, otherLocale(locale)].map((each) => bodies.get(localisePath(each, path)))
      return own === other && own
    })
    expect(copied).toEqual([])
  })

  it('is the colour of the browser around it: night blue, white where something is missing', () => {
    const wrong = findWrong(pages, ({ document, status }) => {
      const colours = metaOf(document, 'theme-color').join()
      return colours.toLowerCase() !== (status === 404 ? '#ffffff' : '#091a3f') && `theme-color ${colours}`
    })
    expect(wrong).toEqual([])
  })
})

describe('what search engines are told', () => {
  it('to list every page but the answers to bad addresses, the steps of the estimate, filters and the extra page', () => {
    const listed = new Set(indexed.map(({ path }) => path))
    const listable = pages.filter((page) => !isFilter(page)).map(({ path }) => path)
    const expected = new Set(listable.filter((path) => ![...unlisted, ...steps].includes(path)))
    expect(listed).toEqual(expected)
  })

  it('that a listed page is its own original, and so is a step of the estimate whatever its address carries', () => {
    const own = pages.filter((page) => !unlisted.includes(page.path) && !isFilter(page))
    expect(
      findWrong(own, ({ address, document }) => String(canonicalOf(document)) !== absolute(address) && String(canonicalOf(document))),
    ).toEqual([])
  })

  it('that a filter is a view of the portfolio in its language, to be followed and not listed', () => {
    const filters = pages.filter(isFilter)
    expect(filters.length).toBeGreaterThan(20)
    const wrong = findWrong(filters, ({ locale, document }) => {
      const said = [...canonicalOf(document), ...metaOf(document, 'robots')].join(' ')
      return said !== `${absolute(localisePath(locale, '/portfolio'))} noindex, follow` && said
    })
    expect(wrong).toEqual([])
  })

  it('nothing about originals on pages that are nobody’s', () => {
    const nobodys = pages.filter(({ path }) => unlisted.includes(path))
    expect(nobodys).toHaveLength(unlisted.length * 2)
    expect(findWrong(nobodys, ({ document }) => canonicalOf(document).join() || Object.keys(alternatesOf(document)).join())).toEqual([])
  })

  it('both languages of a listed page, English for everybody else, the same from both sides', () => {
    const wrong = findWrong(indexed, ({ path, document }) => {
      const expected = { en: absolute(path), uk: absolute(localisePath('uk', path)), 'x-default': absolute(path) }
      const actual = alternatesOf(document)
      return JSON.stringify(actual) !== JSON.stringify(expected) && JSON.stringify(actual)
    })
    expect(wrong).toEqual([])
  })

  it('no languages of a page that is not listed', () => {
    const others = pages.filter((page) => !isIndexed(page))
    expect(others.length).toBeGreaterThan(0)
    expect(findWrong(others, ({ document }) => Object.keys(alternatesOf(document)).join())).toEqual([])
  })
})

describe('what a shared link shows', () => {
  it('is in the page’s language, and names the other one', () => {
    const wrong = findWrong(indexed, ({ document, locale }) => {
      const said = [metaOf(document, 'og:locale'), metaOf(document, 'og:locale:alternate')].join()
      return said !== `${localeDetails[locale].openGraph},${localeDetails[otherLocale(locale)].openGraph}` && said
    })
    expect(wrong).toEqual([])
  })

  it('leads to the page itself', () => {
    expect(
      findWrong(
        indexed,
        ({ document, address }) => String(metaOf(document, 'og:url')) !== absolute(address) && String(metaOf(document, 'og:url')),
      ),
    ).toEqual([])
  })
})
