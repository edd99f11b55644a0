import { describe, expect, it } from 'vitest'
import {
  documentRoute,
  type FixedRouteName,
  fixedPaths,
  hrefTo,
  landingRoute,
  localisePath,
  namedLandings,
  namedServices,
  pageOfBlog,
  pathOf,
  resolveTarget,
  routeAt,
  routesAbove,
  serviceRoute,
  splitLocale,
} from './routes'

const namesOfTheSpecification: readonly FixedRouteName[] = [
  'index',
  'services',
  'portfolio',
  'estimate',
  'blog',
  'contacts',
  'terms-of-use',
  'privacy-policy',
  'cookies-policy',
  'estimate/settings',
  'estimate/technologies',
  'estimate/functional-blocks',
  'estimate/results',
  'estimate/example',
  'landings/strapi',
  'landings/coffee-ai',
]

describe('named pages', () => {
  it('have an address for every name of the specification', () => {
    const paths = [...fixedPaths, ...namedLandings.map((slug) => pathOf(landingRoute(slug)))]
    for (const name of namesOfTheSpecification) expect(paths, name).toContain(pathOf(name))
    for (const slug of namedServices) expect(pathOf(`services/${slug}`)).toBe(`/services/${slug}`)
  })

  it('stand under their name, but for home, the extra page and the two names spelled otherwise', () => {
    expect(pathOf('services/design-sprint')).toBe('/services/design-sprint')
    expect(pathOf('index')).toBe('/')
    expect(pathOf('extra')).toBe('/for-pidors')
    expect(pathOf('cookies-policy')).toBe('/cookie-policy')
    expect(pathOf('landings/coffee-ai')).toBe('/landings/ai-barista')
  })

  it('are found again by their address, and an address without a page is refused by name', () => {
    expect(routeAt('/cookie-policy')).toBe('cookie-policy')
    expect(() => routeAt('/services/haircuts')).toThrow('No page of this site stands at "/services/haircuts"')
  })

  it('are the same page whichever of their names is used', () => {
    expect(resolveTarget('services/design-sprint')).toEqual(serviceRoute('design-sprint'))
    expect(resolveTarget('landings/coffee-ai')).toEqual(landingRoute('ai-barista'))
    expect(resolveTarget('contacts')).toBe('contacts')
  })

  it('no two stand at one address', () => {
    expect(new Set(fixedPaths).size).toBe(fixedPaths.length)
  })
})

describe('links', () => {
  it('are plain in English and carry the prefix in Ukrainian', () => {
    expect(hrefTo('en', 'services')).toBe('/services')
    expect(hrefTo('uk', 'services')).toBe('/uk/services')
    expect(hrefTo('en', 'index')).toBe('/')
    expect(hrefTo('uk', 'index')).toBe('/uk')
  })

  it('lead to an article or a case by its slug, however many segments it has', () => {
    expect(hrefTo('uk', { name: 'blog/article', slug: 'ai/rag-cost' })).toBe('/uk/blog/ai/rag-cost')
    expect(hrefTo('en', { name: 'portfolio/case', slug: 'zernolan' })).toBe('/portfolio/zernolan')
  })

  it('lead to pages of lists, of which the first is the list itself', () => {
    expect(hrefTo('uk', { name: 'blog/topic', slug: 'ai' })).toBe('/uk/blog/topic/ai')
    expect(hrefTo('en', { name: 'portfolio/by', slug: 'industry/law' })).toBe('/portfolio/by/industry/law')
    expect([1, 2, 12].map((page) => hrefTo('en', pageOfBlog(page)))).toEqual(['/blog', '/blog/page/2', '/blog/page/12'])
  })

  it('put the query before the hash', () => {
    expect(hrefTo('uk', 'index', { hash: 'team' })).toBe('/uk#team')
    expect(hrefTo('en', 'contacts', { query: 'estimate=v1', hash: 'form' })).toBe('/contacts?estimate=v1#form')
  })
})

describe('the pages above a page', () => {
  it('are the sections it stands in', () => {
    expect(routesAbove('services/design-sprint')).toEqual(['services'])
    expect(routesAbove(documentRoute('design-sprint/sample-agenda'))).toEqual(['services'])
    expect(routesAbove(documentRoute('trust/rate-card'))).toEqual(['trust'])
    expect(routesAbove({ name: 'blog/article', slug: 'ai/rag-cost' })).toEqual(['blog'])
    expect(routesAbove({ name: 'portfolio/by', slug: 'industry/law' })).toEqual(['portfolio'])
  })

  it('do not include what is no page, nor home', () => {
    expect(routesAbove('landings/strapi')).toEqual([])
    expect(routesAbove('contacts')).toEqual([])
  })
})

describe('the language in an address', () => {
  it('is split off and put back without loss', () => {
    for (const address of ['/', '/services', '/uk', '/uk/blog/ai/rag-cost']) {
      const { locale, path } = splitLocale(address)
      expect(localisePath(locale, path)).toBe(address)
    }
    expect(splitLocale('/uk/blog')).toEqual({ locale: 'uk', path: '/blog' })
  })

  it('is Ukrainian only for the whole first segment', () => {
    expect(splitLocale('/ukraine')).toEqual({ locale: 'en', path: '/ukraine' })
    expect(splitLocale('/en/blog')).toEqual({ locale: 'en', path: '/en/blog' })
  })
})
