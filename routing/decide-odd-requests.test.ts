import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { config } from '@/middleware'
import { smallSite, toSiteRequest } from '@/tests/support/site-request'
import { cacheControl, fixedHeaders, navigationHeaderRules } from './caching'
import { decide } from './decide'
import { navigationHeaders } from './navigation-request'

const answer = (path: string, headers: Record<string, string> = {}, more: { method?: string } = {}) => {
  const { pathname, search } = new URL(path, 'https://site.example')
  return decide({ ...toSiteRequest(pathname, headers), search, ...more }, smallSite)
}

const isAsked = (path: string, headers: Record<string, string> = {}) => doesMiddlewareMatch({ config, url: path, headers })

/** A page, a later page, an unknown one, an unknown file, a redirect of the marketers, a spelling, the entrance. */
const everyKind = ['/uk/services', '/blog/page/2', '/nowhere', '/blog/nope', '/nope.png', '/price', '/crew', '/en/contacts', '/uk/', '/']

describe('what the router of Next.js asks for', () => {
  it.each(navigationHeaders)('is kept by no shared cache, whatever the answer is (%s)', (header) => {
    for (const path of everyKind)
      expect(answer(path, { [header]: '1' }), path).toMatchObject({ headers: { 'Cache-Control': 'private, no-store' } })
  })

  it('neither is what stands at the addresses it asks by', () => {
    for (const path of everyKind) expect(answer(`${path}?_rsc=x`)).toMatchObject({ headers: { 'Cache-Control': 'private, no-store' } })
  })

  it('is answered like the page itself in everything else', () => {
    for (const path of everyKind) expect({ ...answer(path, { rsc: '1' }), headers: {} }).toEqual({ ...answer(path), headers: {} })
  })

  it('is kept out of shared caches by the server’s configuration, too, which has the last word on fixed pages', () => {
    const conditions = navigationHeaderRules().map(({ source, has, headers }) => {
      expect([source, headers]).toEqual(['/:path*', [{ key: 'Cache-Control', value: cacheControl.navigation }]])
      return has
    })
    expect(conditions).toEqual([...navigationHeaders.map((key) => [{ type: 'header', key }]), [{ type: 'query', key: '_rsc' }]])
  })
})

describe('a request that Next.js would fail on', () => {
  it.each(['/markdown/%', '/builds/%ff', '/search-index/%c3%28', '/sitemaps/x%', '/api/estimate/texts/%', '/api/estimate/texts/[locale]'])(
    'is answered by the middleware: %s is not there',
    (path) => {
      expect(isAsked(path)).toBe(true)
      expect(decide(toSiteRequest(path), smallSite)).toEqual({ kind: 'missing-file' })
    },
  )

  it('is not one for an address that can be read', () => {
    for (const path of ['/markdown/uk/blog/ai/rag-cost.md', '/api/estimate/v1', '/sitemaps/1.xml']) expect(isAsked(path), path).toBe(false)
    expect(isAsked('/api/estimate/texts/%65n')).toBe(true)
    expect(answer('/api/estimate/texts/%65n')).toEqual({ kind: 'file' })
  })

  it('because it asks for a function of the server is refused, on every page and file', () => {
    for (const path of [...everyKind, '/contacts', '/icons/mark.svg', '/api/estimate/v1']) {
      expect(isAsked(path, { 'next-action': 'x' }), path).toBe(true)
      expect(answer(path, { 'next-action': 'x' }, { method: 'POST' }), path).toEqual({ kind: 'refused' })
    }
  })
})

it('the entrance is asked for each time, by the server’s configuration: from the middleware it would never be found unchanged', () => {
  expect(fixedHeaders()).toContainEqual({ source: '/', headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] })
  expect(answer('/')).toEqual({ kind: 'page', page: '/en' })
})
