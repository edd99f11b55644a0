import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { withoutJoiners } from '@/content-client/typography'
import { localeDetails, locales, otherLocale } from '@/routing/locales'
import { documentRoute, localisePath, pathOf } from '@/routing/routes'
import { type BuiltPage, findWrong, isIndexed, metasOf, pages } from '../support/pages'
import { builtFor } from '../support/release'
import { notFoundPaths } from '../support/routes'

const indexed = pages.filter(isIndexed)
const content = (await readSnapshot()).locales
const siteUrl = builtFor()

/** Pages no search engine should list: answers to bad addresses, the estimate's steps, the extra page. */
const unlisted = [...notFoundPaths, '/for-pidors']
const steps = ['settings', 'technologies', 'functional-blocks', 'results'].map((step) => `/estimate/${step}`)

/** Filters of the portfolio are views of it. */
const isFilter = ({ path }: { path: string }) => path.startsWith('/portfolio/by/')

const absolute = (address: string) => `${siteUrl}${address === '/' ? '' : address}`
const canonicalOf = ({ links }: BuiltPage) => links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)
const alternatesOf = ({ links }: BuiltPage): Record<string, string> =>
  Object.fromEntries(links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang !== null ? [[hreflang, href]] : [])))

describe('what every page says about itself', () => {
  it('is its language', () => {
    expect(pages.length).toBeGreaterThan(60)
    expect(findWrong(pages, ({ language, locale }) => language !== localeDetails[locale].iso && `lang="${language}"`)).toEqual([])
  })

  it('is that its numbers, dates and addresses are to be left alone', () => {
    const asks = ({ name, content }: { name: string; content: string }) =>
      ['telephone', 'date', 'email', 'address'].every((kind) => content.includes(`${kind}=no`)) && name
    expect(
      findWrong(
        pages,
        ({ metas }) => metas.filter(({ name }) => name === 'format-detection').filter(asks).length !== 1 && 'says nothing of it',
      ),
    ).toEqual([])
  })

  it.each(['en', 'uk'] as const)('is a title of its own (%s)', (locale) => {
    const titles = pages.filter((page) => page.locale === locale && page.status === 200).map(({ title }) => title)
    expect(titles.filter((title, index) => title.trim().length < 5 || titles.indexOf(title) !== index)).toEqual([])
  })

  it.each(['en', 'uk'] as const)('is one description of its own (%s)', (locale) => {
    const texts = pages.filter((page) => page.locale === locale).map((page) => metasOf(page, 'description').join('|'))
    expect(texts.filter((text, index) => text.length < 20 || texts.indexOf(text) !== index)).toEqual([])
  })

  it('is never the other language’s title or description', () => {
    const bodies = new Map(pages.map((page) => [page.address, metasOf(page, 'description')[0]]))
    const copied = findWrong(pages, ({ path, locale }) => {
      const [own, other] = [locale, otherLocale(locale)].map((each) => bodies.get(localisePath(each, path)))
      return own === other && own
    })
    expect(copied).toEqual([])
  })

  it.each(locales)('is what an editor wrote for search engines, where somebody did (%s)', (locale) => {
    const { services, landings, cases, articles, ...others } = content[locale]
    const written = [
      ...services.map((entry) => [`/services/${entry.slug}`, entry] as const),
      ...others['sample-documents'].map((entry) => [pathOf(documentRoute(entry.slug)), entry] as const),
      ...landings.map((entry) => [`/landings/${entry.slug}`, entry] as const),
      ...cases.map((entry) => [`/portfolio/${entry.slug}`, entry] as const),
      ...articles.map((entry) => [`/blog/${entry.slug}`, entry] as const),
      ...others['legal-pages'].map((entry) => [`/${entry.slug}`, entry] as const),
    ].flatMap(([path, { seo }]) => (seo?.description ? [[localisePath(locale, path), withoutJoiners(seo.description)]] : []))
    const shown = new Map(pages.map((page) => [page.address, metasOf(page, 'description').join()]))
    expect(written.length).toBeGreaterThan(7)
    expect(written.filter(([address = '', description]) => shown.get(address) !== description)).toEqual([])
  })

  it('is the colour of the browser around it: night blue, white where something is missing', () => {
    const wrong = findWrong(pages, (page) => {
      const colours = metasOf(page, 'theme-color').join()
      return colours.toLowerCase() !== (page.status === 404 ? '#ffffff' : '#091a3f') && `theme-color ${colours}`
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
    expect(findWrong(own, (page) => String(canonicalOf(page)) !== absolute(page.address) && `canonical: ${canonicalOf(page)}`)).toEqual([])
  })

  it('that a filter is a view of the portfolio in its language, to be followed and not listed', () => {
    const filters = pages.filter(isFilter)
    expect(filters.length).toBeGreaterThan(20)
    const wrong = findWrong(filters, (page) => {
      const said = [...canonicalOf(page), ...metasOf(page, 'robots')].join(' ')
      return said !== `${absolute(localisePath(page.locale, '/portfolio'))} noindex, follow` && `says ${said}`
    })
    expect(wrong).toEqual([])
  })

  it('nothing about originals on pages that are nobody’s', () => {
    const nobodys = pages.filter(({ path }) => unlisted.includes(path))
    expect(nobodys).toHaveLength(unlisted.length * 2)
    expect(findWrong(nobodys, (page) => canonicalOf(page).join() || Object.keys(alternatesOf(page)).join())).toEqual([])
  })

  it('both languages of a listed page, English for everybody else, the same from both sides', () => {
    const wrong = findWrong(indexed, (page) => {
      const { path } = page
      const expected = { en: absolute(path), uk: absolute(localisePath('uk', path)), 'x-default': absolute(path) }
      const actual = alternatesOf(page)
      return JSON.stringify(actual) !== JSON.stringify(expected) && JSON.stringify(actual)
    })
    expect(wrong).toEqual([])
  })

  it('no languages of a page that is not listed', () => {
    const others = pages.filter((page) => !isIndexed(page))
    expect(others.length).toBeGreaterThan(0)
    expect(findWrong(others, (page) => Object.keys(alternatesOf(page)).join())).toEqual([])
  })
})

describe('what a shared link shows', () => {
  it('is in the page’s language, and names the other one', () => {
    const wrong = findWrong(indexed, (page) => {
      const said = [metasOf(page, 'og:locale'), metasOf(page, 'og:locale:alternate')].join()
      return said !== `${localeDetails[page.locale].openGraph},${localeDetails[otherLocale(page.locale)].openGraph}` && said
    })
    expect(wrong).toEqual([])
  })

  it('leads to the page itself', () => {
    const wrong = findWrong(indexed, (page) => {
      const said = metasOf(page, 'og:url').join()
      return said !== absolute(page.address) && `og:url ${said}`
    })
    expect(wrong).toEqual([])
  })
})
