import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { siteUrl } from '../support/crawler-files'
import { allNodes, graphOf, isDefinition } from '../support/graphs'
import { pages as built, findWrong, isIndexed, metasOf } from '../support/pages'
import { findMisuse, type GraphNode, isA } from '../support/schema-org'

const pages = built.filter(isIndexed).map((page) => ({ ...page, graph: graphOf(page) }))
const content = (await readSnapshot()).locales

const described = built.filter(({ graphs }) => graphs.length > 0)

/** The type behind every identity: pages name nodes of each other. */
const typeById = new Map(
  described
    .flatMap((page) => allNodes(graphOf(page)).filter(isDefinition))
    .map((node): [string, string] => [String(node['@id']), String(node['@type'])]),
)
const typeOf = (id: string) => typeById.get(id)
const typesOf = (graph: GraphNode[]) => graph.map((node) => String(node['@type'])).sort()
const ofType = (graph: GraphNode[], type: string) => graph.find((node) => node['@type'] === type)
const at = (address: string) => pages.find((page) => page.address === address)?.graph ?? []
const whole = (address: string) => `${siteUrl}${address === '/' ? '' : address}`

describe('what every listed page says to search engines', () => {
  it('is one graph that schema.org understands', () => {
    expect(pages.length).toBeGreaterThan(60)
    expect(findWrong(pages, ({ graph }) => graph.flatMap((node) => findMisuse(node, typeOf)).join('; '))).toEqual([])
  })

  it('defines each identity once, by a whole address', () => {
    const wrong = findWrong(pages, ({ graph }) => {
      const ids = graph.map((node) => String(node['@id']))
      return ids.filter((id, index) => (!id.startsWith(`${siteUrl}/`) && !id.startsWith(`${siteUrl}#`)) || ids.indexOf(id) !== index).join()
    })
    expect(wrong).toEqual([])
  })

  it('is the same company on every page, the site in the page’s language, the page itself and the way to it', () => {
    const wrong = findWrong(pages, ({ address, locale, title, graph }) => {
      const page = graph.find((node) => node['@id'] === `${whole(address)}#page`)
      const trail = ofType(graph, 'BreadcrumbList')
      return [
        !graph.some((node) => node['@id'] === whole('/#org') && node['@type'] === 'Organization') && 'no company',
        ofType(graph, 'WebSite')?.inLanguage !== locale && 'no site',
        !(page && isA(String(page['@type']), 'WebPage') && page.url === whole(address) && page.inLanguage === locale) && 'no page',
        (address === hrefTo(locale, 'index')) === Boolean(trail) && 'breadcrumb',
        !title && 'no title',
      ]
        .filter(Boolean)
        .join()
    })
    expect(wrong).toEqual([])
  })

  it('is the trail a visitor sees', () => {
    const wrong = findWrong(pages, ({ graph, address }) => {
      const steps = (ofType(graph, 'BreadcrumbList')?.itemListElement ?? []) as { position: number; name: string; item: GraphNode }[]
      const unknown = steps.filter(({ item }) => !pages.some((page) => whole(page.address) === item['@id']))
      const isOrdered = steps.every(({ position, name }, index) => position === index + 1 && name.trim() !== '')
      return (
        (unknown.length > 0 || !isOrdered || (steps.length > 0 && steps.at(-1)?.item['@id'] !== whole(address))) && JSON.stringify(steps)
      )
    })
    expect(wrong).toEqual([])
  })

  it('is described once per language: no two pages have the name and the description of each other', () => {
    const said = pages.map(({ graph, locale }) => {
      const page = graph.find((node) => String(node['@id']).endsWith('#page'))
      return `${locale} ${String(page?.name)} ${String(page?.description)}`
    })
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
  })
})

describe('the main thing a page is about', () => {
  it.each(locales)('is the company: since 2018, two founders, a way to reach it (%s)', (locale) => {
    const company = ofType(at(hrefTo(locale, 'index')), 'Organization')
    expect(company).toMatchObject({ foundingDate: '2018', url: siteUrl, contactPoint: { contactType: 'customer support' } })
    expect(company?.founder).toHaveLength(2)
  })

  it.each(locales)('is what each kind of page is about (%s)', (locale) => {
    const { articles, services } = content[locale]
    const kinds = (address: string) => typesOf(at(address)).filter((type) => !['BreadcrumbList', 'Organization', 'WebSite'].includes(type))
    const article = articles[0]
    expect(kinds(hrefTo(locale, 'index'))).toEqual(['OfferCatalog', 'WebPage'])
    expect(kinds(hrefTo(locale, 'services'))).toEqual(['CollectionPage', 'ItemList'])
    expect(kinds(hrefTo(locale, 'portfolio'))).toEqual(['CollectionPage', 'ItemList'])
    expect(kinds(hrefTo(locale, 'blog'))).toEqual(['Blog', 'CollectionPage', 'ItemList'])
    expect(kinds(hrefTo(locale, 'contacts'))).toEqual(['ContactPage'])
    expect(kinds(hrefTo(locale, 'estimate'))).toEqual(['WebApplication', 'WebPage'])
    expect(kinds(hrefTo(locale, 'estimate/example'))).toEqual(['Dataset', 'WebPage'])
    expect(kinds(hrefTo(locale, { name: 'blog/article', slug: article?.slug ?? '' }))).toEqual(['BlogPosting', 'WebPage'])
    expect(services.map(({ slug }) => kinds(`${hrefTo(locale, 'services')}/${slug}`).join())).toEqual(services.map(() => 'Service,WebPage'))
  })

  it.each(locales)('is never a sample: a made-up case is only a page, a made-up author is the company (%s)', (locale) => {
    const { cases, articles, authors, people } = content[locale]
    const samples = cases.filter(({ sample }) => sample)
    const claimed = samples.flatMap(({ slug }) => typesOf(at(hrefTo(locale, { name: 'portfolio/case', slug }))))
    expect(samples.length).toBeGreaterThan(0)
    expect([...new Set(claimed)].sort()).toEqual(['BreadcrumbList', 'Organization', 'WebPage', 'WebSite'])

    const madeUp = [...authors, ...people].filter(({ sample }) => sample).map(({ name }) => name)
    const founders = content[locale].organisation?.founders.map(({ name }) => name) ?? []
    const named = pages
      .filter((page) => page.locale === locale)
      .flatMap(({ graph }) => allNodes(graph).filter((node) => node['@type'] === 'Person'))
      .map((node) => String(node.name))
    expect(named.filter((name) => madeUp.includes(name) && !founders.includes(name))).toEqual([])
    const bySample = articles.filter(({ author }) => authors.some(({ slug, sample }) => sample && slug === author))
    const posts = bySample.map(({ slug }) => ofType(at(hrefTo(locale, { name: 'blog/article', slug })), 'BlogPosting'))
    expect(posts.map((post) => post?.author)).toEqual(bySample.map(() => ({ '@id': whole('/#org') })))
  })

  it.each(locales)('is dated by the article itself (%s)', (locale) => {
    const posts = content[locale].articles.map(({ slug }) => ofType(at(hrefTo(locale, { name: 'blog/article', slug })), 'BlogPosting'))
    const dated = content[locale].articles.map(({ published, updated }) => [published, updated ?? published])
    expect(posts.map((post) => [post?.datePublished, post?.dateModified])).toEqual(dated)
  })
})

describe('pages nobody should list', () => {
  it('are still described truly where they have an address', () => {
    const others = described.filter((page) => !isIndexed(page))
    expect(others.length).toBeGreaterThan(0)
    expect(
      findWrong(others, (page) =>
        graphOf(page)
          .flatMap((node) => findMisuse(node, typeOf))
          .join('; '),
      ),
    ).toEqual([])
    expect(others.every((page) => metasOf(page, 'robots').length > 0)).toBe(true)
  })
})
