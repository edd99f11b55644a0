import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
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
    expect(
      heavier(
        /href="(\/_next\/static\/[^"]+\.css)[^"]*"[^>]*rel="stylesheet"|rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)/g,
        budgets.styles,
      ),
    ).toEqual([])
  })

  it('scripts of every page stay within their budget', () => {
    const { emptyPage, contentPage, estimatePage } = budgets.scripts
    const scripts = /<script src="(\/_next\/static\/[^"]+\.js)"(?![^>]*noModule)/g
    const isEstimate = ({ address }: { address: string }) => /^(?:\/uk)?\/estimate(?:\/|$)/.test(address)
    const [estimate, content] = [pages.filter(isEstimate), pages.filter((page) => !isEstimate(page))]
    expect(estimate.length).toBeGreaterThan(10)
    expect(heavier(scripts, emptyPage + contentPage, content)).toEqual([])
    expect(heavier(scripts, emptyPage + estimatePage, estimate)).toEqual([])
  })

  it('preloaded fonts of every page stay within their budget', () => {
    const heavy = pages.filter(({ html }) => {
      const fonts = filesIn(html, /rel="preload" href="(\/_next\/static\/media\/[^"]+\.woff2)"/g)
      expect(fonts.length).toBeGreaterThan(1)
      return fonts.reduce((sum, file) => sum + statSync(file).size / 1000, 0) > budgets.fonts
    })
    expect(heavy.map(({ address }) => address)).toEqual([])
  })
})

/** Addresses of pages whose files together weigh more than `limit` kB; a page without any is listed too. */
function heavier(pattern: RegExp, limit: number, among = pages): string[] {
  return among
    .filter(({ html }) => {
      const files = filesIn(html, pattern)
      const weight = files.reduce((sum, file) => sum + kilobytes(gzipSync(readFileSync(file))), 0)
      return files.length === 0 || weight > limit
    })
    .map(({ address }) => address)
}

function filesIn(html: string, pattern: RegExp): string[] {
  const addresses = [...html.matchAll(pattern)].map(([, a, b]) => a ?? b ?? '')
  return [...new Set(addresses)].map((address) => join(buildFolder, address.replace('/_next/', '')))
}

function kilobytes(bytes: Buffer): number {
  return bytes.length / 1000
}
