import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { budgets } from '@/build/releases/budgets'
import { filesOf, weigh } from '@/build/releases/page-weight'
import { read } from '../support/files'
import { findWrong } from '../support/pages'
import { buildFolder } from '../support/release'
import { siteRoutes } from '../support/routes'

const pages = siteRoutes.map((route) => {
  const html = read(route.file)
  return { ...route, html, ...weigh({ ...route, html }, buildFolder) }
})

/** How much of a budget the samples may take: the rest is an editor's, who adds words and never code. */
const taken = { document: 0.92, rows: 0.92, scripts: 1 }

describe('what a page sends stays light', () => {
  it.each(['document', 'rows', 'scripts'] as const)('in its %s', (kind) => {
    expect(pages.length).toBeGreaterThan(100)
    expect(findWrong(pages, ({ weights }) => weights[kind] === 0 && `it has no ${kind}`)).toEqual([])
    const heavy = findWrong(pages, ({ weights, limits }) => {
      const limit = limits[kind] * taken[kind]
      return weights[kind] > limit && `${weights[kind].toFixed(1)} kB, not ${limit.toFixed(1)}`
    })
    expect(heavy).toEqual([])
  })

  it('in the fonts it asks for at once', () => {
    const heavy = findWrong(pages, ({ html }) => {
      const fonts = filesOf(html, 'fonts', buildFolder)
      const weight = fonts.reduce((sum, file) => sum + statSync(file).size / 1000, 0)
      return (fonts.length < 2 || weight > budgets.fonts) && `${fonts.length} fonts of ${weight} kB`
    })
    expect(heavy).toEqual([])
  })

  it.each([
    ['a search of blocks', 30, ['login with google', 'shop|store|магазин*']],
    ['a sentence', 90, ['login with google', 'tamper*']],
  ])('in the words by which it reads %s', (_what, limit, words) => {
    const folder = join(buildFolder, 'static')
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    const codes = scripts.map((file) => read(join(folder, file)))
    for (const word of words)
      expect(
        codes.some((code) => code.includes(word)),
        word,
      ).toBe(true)
    const bytes = codes.filter((code) => words.some((word) => code.includes(word))).reduce((sum, code) => sum + gzipSync(code).length, 0)
    expect(bytes / 1000).toBeLessThanOrEqual(limit)
  })
})
