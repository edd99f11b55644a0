import { expect, it } from 'vitest'
import { byLanguage } from './ask-again'

it('two threads that begin at either end read the texts of a language each, and what takes longest first', () => {
  const routes = [
    ...[
      '/en/blog/a',
      '/en/landings/miltton-ai-agent',
      '/llms.txt',
      '/markdown/en/blog/a.md',
      '/search-index/en.json',
      '/search-index/uk.json',
    ],
    ...['/sitemap.xml', '/uk/blog/a', '/uk/landings/miltton-ai-agent', '/api/estimate/texts/uk'],
  ]
  const ordered = byLanguage(routes)
  expect(ordered.toSorted()).toEqual(routes.toSorted())
  expect(ordered.slice(0, 3)).toEqual(['/search-index/en.json', '/en/landings/miltton-ai-agent', '/en/blog/a'])
  expect(ordered.slice(-3)).toEqual(['/uk/blog/a', '/uk/landings/miltton-ai-agent', '/search-index/uk.json'])
  expect(ordered.slice(4, 6)).toEqual(['/llms.txt', '/sitemap.xml'])
})
