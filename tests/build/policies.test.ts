import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { trustedTypes } from '@/build/page-policies/trusted-types'
import { pagePolicy } from '@/routing/security-headers'
import { findWrong, htmlOf, pages } from '../support/pages'
import { buildFolder, builtFor } from '../support/release'

const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

describe('a strict content policy', () => {
  it('would find no script in an attribute', () => {
    expect(findWrong(pages, ({ inline }) => inline.handlers.join())).toEqual([])
  })

  it('would find no script in an address', () => {
    expect(findWrong(pages, ({ inline }) => inline.addresses.join())).toEqual([])
  })

  it('would find no style in an attribute', () => {
    expect(findWrong(pages, ({ inline }) => inline.styles.length > 0 && JSON.stringify(inline.styles.slice(0, 3)))).toEqual([])
  })
})

describe('the policy of a page', () => {
  it('names the scripts and the sheets that stand in it, and nothing else', () => {
    const site = { siteUrl: builtFor() }
    expect(pages.length).toBeGreaterThan(60)
    const wrong = findWrong(pages, (page) => {
      const [scripts, styles] = [[...new Set(page.inline.scripts)], [...new Set(page.inline.sheets)]]
      const expected = pagePolicy({ scripts, styles }, site)
      const found = policyTag.exec(htmlOf(page))?.[1]
      return found !== expected && `${found} in place of ${expected}`
    })
    expect(wrong).toEqual([])
  })

  it('is read before anything is loaded, and once', () => {
    const wrong = findWrong(pages, (page) => {
      const [before = '', ...after] = htmlOf(page).split(policyTag.exec(htmlOf(page))?.[0] ?? '')
      return (after.length !== 1 || /<(?:link|script|style|img|body)\b/.test(before)) && before.slice(0, 200)
    })
    expect(wrong).toEqual([])
  })

  it('lets one script through, the same on all pages', () => {
    expect(new Set(pages.flatMap(({ inline }) => inline.scripts)).size).toBe(1)
  })

  it('has its scripts start with the rules for what may become one', () => {
    const beginsOtherwise = findWrong(pages, (page) => {
      const [, text = ''] = /<script\b(?![^>]* type="application\/ld\+json")[^>]*>([^<]*)/.exec(htmlOf(page)) ?? []
      return !text.startsWith(trustedTypes) && text.slice(0, 60)
    })
    expect(beginsOtherwise).toEqual([])
  })

  it('is not needed by the page for errors of the server to be read: it brings all it shows', () => {
    const html = readFileSync(join(buildFolder, 'server', 'app', '_global-error.html'), 'utf8')
    expect(html).not.toMatch(/<script| style="|https?:/)
    expect(readFileSync(join(buildFolder, 'server', 'pages', '500.html'), 'utf8')).toBe(html)
  })
})
