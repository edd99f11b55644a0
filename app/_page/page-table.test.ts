import { describe, expect, it } from 'vitest'
import { fixedPaths, pathOf } from '@/routing/routes'
import { toSite } from '@/scripts/site-words'
import { findPage, getListedPages, getPages } from './page-table'
import { hasOwnCard } from './to-metadata'

const site = toSite('en')
const pages = await getPages(site)

describe('the table of pages', () => {
  it('describes every page of the registry, each once', () => {
    const paths = pages.map(({ target }) => pathOf(target))
    expect(fixedPaths.filter((path) => !paths.includes(path))).toEqual([])
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('finds a page by any of its names', async () => {
    expect(await findPage(site, 'landings/coffee-ai')).toMatchObject({ target: 'landings/ai-barista' })
    expect(await findPage(site, 'services/design-sprint')).toMatchObject({ target: { name: 'services/service', slug: 'design-sprint' } })
    expect(await findPage(site, { name: 'blog/article', slug: 'nowhere' })).toBeUndefined()
    expect(await findPage(site, null)).toMatchObject({ visibility: 'unlisted', frame: { ground: 'paper' } })
  })

  it('lists what search engines may list, and nothing else', async () => {
    const listed = (await getListedPages(site)).map(({ target }) => pathOf(target))
    const indexed = pages.filter(({ visibility }) => visibility === 'indexed').map(({ target }) => pathOf(target))
    expect(new Set(listed)).toEqual(new Set(indexed))
    expect(listed[0]).toBe('/')
  })

  it('names nothing by an object: every text is words', () => {
    const texts = JSON.stringify(pages)
    expect(texts).not.toMatch(/\[object |undefined|NaN/)
  })

  it('draws a card for every listed page but further pages of the blog and those an editor chose a picture for', () => {
    const without = pages.filter((page) => page.visibility === 'indexed' && !page.head.seo?.image && !hasOwnCard(page))
    expect(without.map(({ target }) => pathOf(target)).filter((path) => !path.startsWith('/blog/page/'))).toEqual([])
  })
})
