import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageHeaders } from '@/routing/security-headers'
import { trustedTypes } from '@/scripts/page-policies/trusted-types'
import { findWrong, htmlOf, pages } from '../support/pages'
import { buildFolder, builtFor } from '../support/release'

type Meta = { headers: Record<string, string> }

const policyIn = (file: string): string | undefined =>
  (JSON.parse(readFileSync(file.replace(/\.html$/, '.meta'), 'utf8')) as Meta).headers['Content-Security-Policy']

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
    const wrong = findWrong(pages, ({ file, inline }) => {
      const [scripts, styles] = [[...new Set(inline.scripts)], [...new Set(inline.sheets)]]
      const { 'Content-Security-Policy': expected } = pageHeaders({ scripts, styles }, site)
      return policyIn(file) !== expected && `${policyIn(file)} in place of ${expected}`
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

  it.each(['app/_global-error.html', 'app/_not-found.html'])('is there for what Next.js answers by itself: %s', (file) => {
    expect(policyIn(join(buildFolder, 'server', file))).toMatch(/^default-src 'none'; /)
  })

  it('is not needed by the page for errors of the server to be read: it brings all it shows', () => {
    const html = readFileSync(join(buildFolder, 'server', 'app', '_global-error.html'), 'utf8')
    expect(html).not.toMatch(/<script| style="|https?:/)
    expect(readFileSync(join(buildFolder, 'server', 'pages', '500.html'), 'utf8')).toBe(html)
  })
})
