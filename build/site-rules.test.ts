import { describe, expect, it } from 'vitest'
import { ContentError } from '@/content-client/content-error'
import type { Redirect } from '@/content-client/types'
import { ownRules } from '@/routing/rules'
import { toRouteRules } from './site-rules'

const slugs = {
  services: ['design-sprint'],
  documents: [],
  landings: [],
  guides: [],
  articles: ['ai/rag-cost'],
  cases: [],
  lists: ['/blog/topic/ai'],
}

function redirect(change: Partial<Redirect>): Redirect {
  return { slug: 'entry', from: '/old', to: '/contacts', permanent: true, note: null, ...change }
}

function mistakesIn(...redirects: Redirect[]): string[] {
  try {
    toRouteRules(redirects, slugs)
    return []
  } catch (error) {
    return error instanceof ContentError ? error.message.split('\n') : [String(error)]
  }
}

describe('the redirects marketers keep', () => {
  it('become rules: for good, unless the entry says for now', () => {
    expect(toRouteRules([redirect({}), redirect({ slug: 'other', from: '/sale', permanent: false })], slugs)).toEqual([
      ...ownRules,
      { from: '/old', redirect: { to: '/contacts', status: 308 } },
      { from: '/sale', redirect: { to: '/contacts', status: 307 } },
    ])
  })

  it('may lead to any page, to a place on it, and to another site', () => {
    const targets = ['/', '/#team', '/blog/ai/rag-cost?from=old', '/blog/topic/ai', 'https://example.org/path']
    expect(mistakesIn(...targets.map((to, index) => redirect({ slug: `r${index}`, from: `/old-${index}`, to })))).toEqual([])
  })

  it('may not lead where nothing stands', () => {
    expect(mistakesIn(redirect({ to: '/blog/unknown' }))).toEqual([
      'redirects, entry "entry", field to: "/blog/unknown" is no page of this site',
    ])
    expect(mistakesIn(redirect({ to: '/uk/contacts' }))).toHaveLength(1)
  })

  it('may not hide a page', () => {
    expect(mistakesIn(redirect({ from: '/blog/ai/rag-cost' }))).toEqual([
      'redirects, entry "entry", field from: "/blog/ai/rag-cost" is a page of this site; a redirect would hide it',
    ])
  })

  it('may free the address of an article that is gone', () => {
    expect(mistakesIn(redirect({ from: '/blog/gone' }))).toEqual([])
  })

  it('may not send one address to two places', () => {
    expect(mistakesIn(redirect({ slug: 'one' }), redirect({ slug: 'two', to: '/services' }))).toEqual([
      'redirects, entry "one", field from: "/old" is redirected twice',
      'redirects, entry "two", field from: "/old" is redirected twice',
    ])
  })

  it.each([
    ['/uk/old', 'must be without the language; the redirect works in both'],
    ['/EN/old', 'must be without the language; the redirect works in both'],
    ['/old?id=1', 'must be without a query and a hash; only the path is compared'],
    ['/images/old.png', 'stands among the files under /images/, which are never redirected'],
    ['/old/', 'must be written as "/old"'],
  ])('are refused where they would never work: %s', (from, reason) => {
    expect(mistakesIn(redirect({ from }))).toEqual([`redirects, entry "entry", field from: "${from}" ${reason}`])
  })
})
