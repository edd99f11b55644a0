import { describe, expect, it, vi } from 'vitest'
import { smallSite } from '@/tests/support/site-request'
import { resolvePath } from './resolve-path'
import { developmentPaths, fixedPaths, missingPagePaths } from './routes'

describe('what stands at a path', () => {
  it('is a page for every fixed address but the two not-found pages', () => {
    for (const path of fixedPaths.filter((path) => !missingPagePaths.includes(path)))
      expect(resolvePath(path, smallSite), path).toEqual({ kind: 'page' })
    expect(resolvePath('/blog/not-found', smallSite)).toEqual({ kind: 'invalid', page: '/blog/not-found' })
    expect(resolvePath('/portfolio/not-found', smallSite)).toEqual({ kind: 'invalid', page: '/portfolio/not-found' })
  })

  it('is a page for every service of the content and its documents', () => {
    for (const path of ['/services/design-sprint', '/services/accessibility-audit', '/services/design-sprint/sample-agenda'])
      expect(resolvePath(path, smallSite), path).toEqual({ kind: 'page' })
  })

  it('is a page for an article and a case that exist', () => {
    expect(resolvePath('/blog/ai/rag-cost', smallSite)).toEqual({ kind: 'page' })
    expect(resolvePath('/portfolio/zernolan', smallSite)).toEqual({ kind: 'page' })
  })

  it('is a page for what a list gives rise to, and for nothing else under its words', () => {
    for (const path of smallSite.lists) expect(resolvePath(path, smallSite), path).toEqual({ kind: 'page' })
    for (const path of ['/blog/page', '/blog/page/1', '/blog/page/3', '/blog/page/02', '/blog/topic', '/blog/topic/cooking'])
      expect(resolvePath(path, smallSite), path).toEqual({ kind: 'invalid', page: '/blog/not-found' })
    for (const path of ['/portfolio/by', '/portfolio/by/industry', '/portfolio/by/industry/space', '/portfolio/by/agriculture'])
      expect(resolvePath(path, smallSite), path).toEqual({ kind: 'invalid', page: '/portfolio/not-found' })
  })

  it('is an invalid page of its section where the slug is unknown or malformed', () => {
    for (const path of ['/blog/', '/blog/ai/', '/blog/rag-cost', '/blog/ai/rag-cost/more'])
      expect(resolvePath(path, smallSite), path).toEqual({ kind: 'invalid', page: '/blog/not-found' })
    expect(resolvePath('/portfolio/ai/rag-cost', smallSite)).toEqual({ kind: 'invalid', page: '/portfolio/not-found' })
  })

  it('is nothing anywhere else', () => {
    for (const path of ['/blogs', '/services/other', '/landings', '/Contacts', ''])
      expect(resolvePath(path, smallSite), path).toEqual({ kind: 'unmatched' })
  })

  it('is a page for developers in development alone', () => {
    const kinds = () => new Set(developmentPaths.map((path) => resolvePath(path, smallSite).kind))
    vi.stubEnv('NODE_ENV', 'production')
    expect(kinds()).toEqual(new Set(['unmatched']))
    vi.stubEnv('NODE_ENV', 'development')
    expect(kinds()).toEqual(new Set(['page']))
    vi.unstubAllEnvs()
  })
})
