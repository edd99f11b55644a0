import { describe, expect, it } from 'vitest'
import { resolveContentLink } from './resolve-content-link'

const slugs = {
  services: ['technical-audit'],
  documents: ['technical-audit/sample-report'],
  landings: [],
  guides: [],
  articles: ['ai/rag-cost'],
  cases: ['zernolan'],
}
const resolve = (link: string, locale: 'en' | 'uk' = 'uk') => resolveContentLink(link, locale, slugs)

describe('a link in a text', () => {
  it('leads to the page in the language of the text', () => {
    expect(resolve('/services/technical-audit')).toBe('/uk/services/technical-audit')
    expect(resolve('/services/technical-audit', 'en')).toBe('/services/technical-audit')
    expect(resolve('/blog/ai/rag-cost')).toBe('/uk/blog/ai/rag-cost')
    expect(resolve('/portfolio/zernolan')).toBe('/uk/portfolio/zernolan')
    expect(resolve('/')).toBe('/uk')
  })

  it('keeps its query and hash', () => {
    expect(resolve('/estimate/results?p=web#team')).toBe('/uk/estimate/results?p=web#team')
    expect(resolve('/#reviews')).toBe('/uk#reviews')
  })

  it('may lead to a file of the site, which has no language', () => {
    expect(resolve('/images/error/planet.svg')).toBe('/images/error/planet.svg')
  })

  it.each([
    '/nowhere',
    '/blog/unknown',
    '/blog/not-found',
    '/page-not-found',
    '/uk/contacts',
    '/contacts/',
    '/images/error/comet.svg',
    '/images/error',
    '/package.json',
    '//evil.example',
    'contacts',
    '',
  ])('to "%s" leads nowhere', (link) => {
    expect(resolve(link)).toBeUndefined()
  })
})
