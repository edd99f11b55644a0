import { statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { filesOf, isEstimate, weightOf } from '@/scripts/releases/page-weight'
import { budgets } from '../support/budgets'
import { read } from '../support/files'
import { buildFolder } from '../support/release'
import { siteRoutes } from '../support/routes'

const pages = siteRoutes.map((route) => ({ ...route, html: read(route.file) }))

describe('the first view of a page stays light', () => {
  it.each(locales)('home is sent in few bytes (%s)', (locale) => {
    const home = pages.find(({ address }) => address === hrefTo(locale, 'index'))
    expect(kilobytes(gzipSync(home?.html ?? ''))).toBeGreaterThan(5)
    expect(kilobytes(gzipSync(home?.html ?? ''))).toBeLessThanOrEqual(budgets.homeHtml)
  })

  it('style sheets of every page stay within their budget', () => {
    expect(heavier('styles', budgets.styles)).toEqual([])
  })

  it('scripts of every page stay within their budget', () => {
    const { emptyPage, contentPage, estimatePage } = budgets.scripts
    const [estimate, content] = [pages.filter(isEstimate), pages.filter((page) => !isEstimate(page))]
    expect(estimate.length).toBeGreaterThan(10)
    expect(heavier('scripts', emptyPage + contentPage, content)).toEqual([])
    expect(heavier('scripts', emptyPage + estimatePage, estimate)).toEqual([])
  })

  it('preloaded fonts of every page stay within their budget', () => {
    const heavy = pages.filter(({ html }) => {
      const fonts = filesOf(html, 'fonts', buildFolder)
      expect(fonts.length).toBeGreaterThan(1)
      return fonts.reduce((sum, file) => sum + statSync(file).size / 1000, 0) > budgets.fonts
    })
    expect(heavy.map(({ address }) => address)).toEqual([])
  })
})

/** Addresses of pages whose files together weigh more than `limit` kB; a page without any is listed too. */
function heavier(kind: 'scripts' | 'styles', limit: number, among = pages): string[] {
  return among
    .filter(({ html }) => {
      const weight = weightOf(html, kind, buildFolder)
      return weight === 0 || weight > limit
    })
    .map(({ address }) => address)
}

function kilobytes(bytes: Buffer): number {
  return bytes.length / 1000
}
