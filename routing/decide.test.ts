import { describe, expect, it } from 'vitest'
import { smallSite, toSiteRequest } from '@/tests/support/site-request'
import { cacheControl } from './caching'
import { decide } from './decide'
import { fixedPaths, missingPagePaths } from './routes'

const page = { accept: 'text/html,application/xhtml+xml' }
const answer = (pathname: string, headers: Record<string, string> = page) => decide(toSiteRequest(pathname, headers), smallSite)

describe('a page has one address', () => {
  it.each([
    ['/contacts/', '/contacts'],
    ['/uk/', '/uk'],
    ['/uk/blog/ai/rag-cost/', '/uk/blog/ai/rag-cost'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/services', '/services'],
    ['/EN/x', '/x'],
    ['/UK', '/uk'],
    ['/Uk/contacts', '/uk/contacts'],
    ['//', '/'],
    ['/services//design-sprint', '/services/design-sprint'],
  ])('%s leads to %s for good', (asked, canonical) => {
    expect(answer(asked)).toEqual({ kind: 'redirect', to: canonical, status: 308 })
  })

  it('and a redirect to it never leaves the site', () => {
    for (const path of ['//evil.example', '/en//evil.example', '/en/\\evil.example', '/en///evil.example/', '\\\\evil.example'])
      expect(answer(path), path).toMatchObject({ status: 308, to: expect.stringMatching(/^\/(evil\.example)$/) })
  })
})

describe('pages', () => {
  it('are answered in both languages', () => {
    for (const path of fixedPaths.filter((path) => path !== '/' && !missingPagePaths.includes(path))) {
      expect(answer(path)).toMatchObject({ kind: 'page', page: `/en${path}` })
      expect(answer(`/uk${path}`)).toMatchObject({ kind: 'page', page: `/uk${path}` })
    }
    expect(answer('/uk')).toMatchObject({ kind: 'page', page: '/uk' })
  })

  it('may be kept by shared caches for a minute only, so that a correction is seen soon', () => {
    expect(answer('/uk/services')).toMatchObject({ headers: { 'Cache-Control': cacheControl.page } })
    expect(answer('/services')).not.toMatchObject({ headers: { 'Set-Cookie': expect.anything() } })
  })

  it('made from content are answered by their slug', () => {
    for (const path of ['/services/accessibility-audit', '/services/design-sprint/sample-agenda']) {
      expect(answer(path)).toMatchObject({ kind: 'page', page: `/en${path}`, headers: { 'Cache-Control': cacheControl.page } })
      expect(answer(`/uk${path}`)).toMatchObject({ kind: 'page', page: `/uk${path}` })
    }
    expect(answer('/blog/ai/rag-cost')).toMatchObject({ kind: 'page', page: '/en/blog/ai/rag-cost' })
    expect(answer('/uk/portfolio/zernolan')).toMatchObject({ kind: 'page', page: '/uk/portfolio/zernolan' })
  })

  it('below home never look at the visitor’s language', () => {
    const ukrainian = { 'accept-language': 'uk', cookie: 'i18n_redirected=uk', 'x-country': 'UA' }
    expect(decide(toSiteRequest('/contacts', ukrainian, 'x-country'), smallSite)).toMatchObject({ kind: 'page', page: '/en/contacts' })
    expect(decide(toSiteRequest('/uk', { cookie: 'i18n_redirected=en' }), smallSite)).toMatchObject({ kind: 'page', page: '/uk' })
  })
})

describe('a path that matches nothing', () => {
  it.each([
    '/nowhere',
    '/services/haircuts',
    '/services/design-sprint/haircuts',
    '/services/technical-audit',
    '/page-not-found',
    '/ukraine',
    '/enigma',
    '/contacts/office',
    '/blogs',
  ])('%s gets the error page', (path) => {
    expect(answer(path)).toEqual({ kind: 'missing', page: '/en/page-not-found' })
    expect(answer(`/uk${path}`)).toEqual({ kind: 'missing', page: '/uk/page-not-found' })
  })

  it('is not taken for a language', () => {
    expect(answer('/de')).toEqual({ kind: 'missing', page: '/en/page-not-found' })
    expect(answer('/uk/en')).toEqual({ kind: 'missing', page: '/uk/page-not-found' })
  })
})

describe('an unknown article or case', () => {
  it.each([
    ['/blog/unknown', '/en/blog/not-found'],
    ['/blog/ai', '/en/blog/not-found'],
    ['/blog/AI/Rag-Cost', '/en/blog/not-found'],
    ['/blog/%D1%88%D0%BE', '/en/blog/not-found'],
    ['/uk/blog/zernolan', '/uk/blog/not-found'],
    ['/blog/page/3', '/en/blog/not-found'],
    ['/uk/blog/topic/cooking', '/uk/blog/not-found'],
    ['/portfolio/by/industry/space', '/en/portfolio/not-found'],
    ['/portfolio/definition-of-done', '/en/portfolio/not-found'],
    ['/blog/not-found', '/en/blog/not-found'],
    ['/uk/portfolio/not-found', '/uk/portfolio/not-found'],
  ])('%s gets the not-found page of its section', (path, missing) => {
    expect(answer(path)).toEqual({ kind: 'missing', page: missing })
  })
})

describe('a file that does not exist', () => {
  it.each(['/logo.png', '/uk/app.JS', '/blog/cover.webp', '/portfolio/zernolan.pdf'])('%s is missing, without a page', (path) => {
    expect(answer(path, { accept: 'image/avif,image/webp,*/*' })).toEqual({ kind: 'missing-file' })
    expect(answer(path, {})).toEqual({ kind: 'missing-file' })
  })

  it('is explained to a person who opens it', () => {
    expect(answer('/old.html')).toEqual({ kind: 'missing', page: '/en/page-not-found' })
  })
})

describe('redirects', () => {
  it('stay in the visitor’s language', () => {
    expect(answer('/price')).toEqual({ kind: 'redirect', to: '/estimate', status: 308 })
    expect(answer('/uk/price')).toEqual({ kind: 'redirect', to: '/uk/estimate', status: 308 })
    expect(answer('/uk/crew')).toEqual({ kind: 'redirect', to: '/uk#team', status: 307 })
  })

  it('to another site keep its address as it is', () => {
    for (const path of ['/shop', '/uk/shop'])
      expect(answer(path)).toEqual({ kind: 'redirect', to: 'https://shop.example/all?from=site', status: 307 })
  })

  it('apply to their path and to nothing below it', () => {
    expect(answer('/price/list')).toMatchObject({ kind: 'missing' })
  })

  it('come after the middlewares of a rule, of which the first with an answer wins', () => {
    const ask = (closed: string | undefined, officeHours: string | undefined) =>
      decide(toSiteRequest('/uk/preview'), smallSite, { closed: () => closed, 'office-hours': () => officeHours })
    expect(ask('/contacts', '/blog')).toEqual({ kind: 'redirect', to: '/uk/contacts', status: 307 })
    expect(ask(undefined, 'https://hours.example/')).toEqual({ kind: 'redirect', to: 'https://hours.example/', status: 307 })
    expect(ask(undefined, undefined)).toEqual({ kind: 'redirect', to: '/uk/portfolio', status: 307 })
  })
})
