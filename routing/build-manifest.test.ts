import { expect, it } from 'vitest'
import { toBuildManifest } from './build-manifest'
import { missingPagePaths } from './routes'
import type { SitePaths } from './site-paths'

const site: SitePaths = {
  services: ['design-sprint'],
  documents: ['design-sprint/sample-agenda'],
  landings: [],
  guides: [],
  articles: ['ai/rag-cost'],
  cases: ['shop'],
  lists: ['/blog/page/2'],
  rules: [
    { from: '/old', redirect: { to: '/contacts', status: 308 } },
    { from: '/away', redirect: { to: 'https://other.example/', status: 307 } },
    { from: '/guarded', middleware: ['one', 'two'] },
  ],
}

const manifest = toBuildManifest({ id: 'abc', timestamp: 1_795_217_795_314 }, site)

it('names the build and nothing under wildcards', () => {
  expect(manifest).toMatchObject({ id: 'abc', timestamp: 1_795_217_795_314, matcher: { wildcard: {}, dynamic: {} } })
  expect(Object.keys(manifest)).toEqual(['id', 'timestamp', 'matcher', 'prerendered'])
})

it('spells out every rule in both languages', () => {
  expect(manifest.matcher.static).toEqual({
    '/old': { redirect: '/contacts' },
    '/uk/old': { redirect: '/uk/contacts' },
    '/away': { redirect: 'https://other.example/' },
    '/uk/away': { redirect: 'https://other.example/' },
    '/guarded': { appMiddleware: { one: true, two: true } },
    '/uk/guarded': { appMiddleware: { one: true, two: true } },
  })
})

it('lists pages that answer, and neither those for bad addresses nor the extra page', () => {
  expect(manifest.prerendered).toEqual(
    expect.arrayContaining([
      '/',
      '/uk',
      '/uk/services/design-sprint/sample-agenda',
      '/blog/ai/rag-cost',
      '/uk/portfolio/shop',
      '/uk/blog/page/2',
    ]),
  )
  expect(manifest.prerendered.filter((path) => [...missingPagePaths, '/for-pidors'].some((unlisted) => path.endsWith(unlisted)))).toEqual(
    [],
  )
})
