import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { config } from '@/middleware'
import { smallSite, toSiteRequest } from '@/tests/support/site-request'
import { cachingOf } from './caching'
import { decide } from './decide'

const answer = (path: string, headers: Record<string, string> = {}, more: { method?: string } = {}) => {
  const { pathname, search } = new URL(path, 'https://site.example')
  return decide({ ...toSiteRequest(pathname, headers), search, ...more }, smallSite)
}

const isAsked = (path: string, headers: Record<string, string> = {}) => doesMiddlewareMatch({ config, url: path, headers })

/** A page, a later page, an unknown one, an unknown file, a redirect of the marketers, a spelling, the entrance. */
const everyKind = ['/uk/services', '/blog/page/2', '/nowhere', '/blog/nope', '/nope.png', '/price', '/crew', '/en/contacts', '/uk/', '/']

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
  expect(cachingOf('/')).toBe('private, no-cache')
  expect(answer('/')).toEqual({ kind: 'page', page: '/en' })
})
