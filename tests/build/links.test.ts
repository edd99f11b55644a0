import { describe, expect, it } from 'vitest'
import { htmlOf, pages } from '../support/pages'
import { builtFor } from '../support/release'
import { isFile } from '../support/site-addresses'

const byAddress = new Map(pages.map((page) => [page.address, page]))
const siteUrl = builtFor()

const anchors = pages.flatMap(({ address, anchors: found }) =>
  found.map(({ href, rel, hreflang }) => ({ address, href, rel, isLanguage: hreflang !== null })),
)
const isExternal = (href: string) => /^(https?:)?\/\//.test(href) && new URL(href, siteUrl).origin !== siteUrl
const internal = anchors.filter(({ href }) => !isExternal(href) && !/^(mailto|tel):/.test(href))
const external = anchors.filter(({ href }) => isExternal(href))

const files = pages.flatMap(({ address, files: found }) => found.map((href) => ({ address, href })))
const idsAt = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]))

describe('links inside the site', () => {
  it('lead to pages and files that exist', () => {
    expect(internal.length).toBeGreaterThan(1000)
    const broken = internal.filter(({ address, href, isLanguage }) => {
      const { pathname } = new URL(href, `${siteUrl}${address}`)
      const page = byAddress.get(pathname)
      // The answer to a bad address offers itself in the other language; nothing else leads to it.
      return page ? page.status === 404 && !isLanguage && !href.startsWith('#') : !isFile(pathname)
    })
    expect(broken.map(({ address, href }) => `${address}: ${href}`)).toEqual([])
  })

  it('lead to anchors that exist', () => {
    // A page that Node answers is not built: the journeys follow links to its anchors.
    const hashed = internal.filter(({ href }) => /#./.test(href) && !href.startsWith('/api/'))
    const broken = hashed.filter(({ address, href }) => {
      const { pathname, hash } = new URL(href, `${siteUrl}${address}`)
      return !idsAt.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
    })
    expect(hashed.length).toBeGreaterThan(100)
    expect(broken.map(({ address, href }) => `${address}: ${href}`)).toEqual([])
  })

  it('stay in the language of the page, but for the switch', () => {
    const strays = internal.filter(({ address, href, isLanguage }) => {
      const target = byAddress.get(new URL(href, `${siteUrl}${address}`).pathname)
      return !isLanguage && target && target.locale !== byAddress.get(address)?.locale
    })
    expect(strays.map(({ address, href }) => `${address}: ${href}`)).toEqual([])
  })

  it('spell English without a prefix', () => {
    expect(internal.filter(({ href }) => /^\/en(\/|$)/.test(href))).toEqual([])
  })

  it('of every page lead to the same page in the other language', () => {
    const other = { en: 'uk', uk: 'en' } as const
    const missing = pages.filter(({ path, locale, anchors: found, status }) => {
      const href = found.find(({ hreflang }) => hreflang === other[locale])?.href
      return status === 200 && byAddress.get(href ?? '')?.path !== path
    })
    expect(missing.map(({ address }) => address)).toEqual([])
  })
})

describe('links to other sites', () => {
  it('do not hand this page over to them', () => {
    expect(external.length).toBeGreaterThan(0)
    expect(external.filter(({ rel }) => !rel.split(' ').includes('noopener'))).toEqual([])
  })
})

describe('files a page asks for', () => {
  it('exist', () => {
    const own = files.filter(({ href }) => href.startsWith('/') && !href.startsWith('//'))
    expect(own.length).toBeGreaterThan(500)
    expect(own.filter(({ href }) => !isFile(href.split(/[?#]/)[0] ?? '')).map(({ address, href }) => `${address}: ${href}`)).toEqual([])
  })

  it('come from this site', () => {
    expect(files.filter(({ href }) => isExternal(href))).toEqual([])
  })
})

describe('the extra page', () => {
  it('is mentioned by no other page', () => {
    const mentioning = pages.filter((page) => page.path !== '/for-pidors' && htmlOf(page).includes('for-pidors'))
    expect(pages.filter(({ path }) => path === '/for-pidors')).toHaveLength(2)
    expect(mentioning.map(({ address }) => address)).toEqual([])
  })
})
