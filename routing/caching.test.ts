import { describe, expect, it } from 'vitest'
import { cacheControl, cachingOf, pictureType } from './caching'
import { formatVariant, type Modifiers } from './pictures'

describe('a picture made at build', () => {
  it.each<[string, Modifiers, string]>([
    ['a picture of a page', { f: 'webp', q: '80', w: '640' }, 'image/webp'],
    ['the lighter one', { f: 'avif', q: '50', w: '640' }, 'image/avif'],
    ['the part of it that phones show', { crop: '10_0_850_680', f: 'avif', q: '58', w: '680' }, 'image/avif'],
    ['the picture of a shared link', { f: 'jpeg', fit: 'cover', q: '80', s: '1200x630' }, 'image/jpeg'],
    ['the picture of a shared link that is smaller than a card', { f: 'jpeg', q: '80' }, 'image/jpeg'],
  ])('is sent as what it is, whatever its original was: %s', (_which, modifiers, type) => {
    expect(pictureType(formatVariant(modifiers, 'images/cases/zernolan.png'))).toBe(type)
  })

  it('is the only thing whose name does not say its type', () => {
    expect(pictureType('/images/f_webp,w_1/a.png')).toBeUndefined()
  })
})

describe('an answer', () => {
  it.each([
    ['/', cacheControl.entrance],
    ['/_ipx/f_webp,q_80,w_640/images/a.png', cacheControl.immutable],
    ['/_next/static/chunks/a.js', cacheControl.immutable],
    ['/styles/a.css', cacheControl.immutable],
    ['/builds/latest.json', cacheControl.latest],
    ['/builds/meta/abc.json', cacheControl.immutable],
    ['/robots.txt', cacheControl.crawler],
    ['/uk/rss.xml', cacheControl.crawler],
    ['/markdown/en/blog/a.md', cacheControl.crawler],
    ['/favicon.ico', cacheControl.sameAddress],
    ['/og/uk/home.jpg', cacheControl.sameAddress],
    ['/contacts', undefined],
    ['/nope.png', undefined],
  ])('is kept as its address says: %s', (path, caching) => {
    expect(cachingOf(path)).toBe(caching)
  })
})

/** Seconds for which a cache that many visitors share may answer without asking. */
function shared(value: string): number {
  const directives = new Map(value.split(', ').map((each) => each.split('=') as [string, string]))
  if (['private', 'no-store'].some((name) => directives.has(name))) return 0
  return Number(directives.get('s-maxage') ?? directives.get('max-age'))
}

describe('a browser', () => {
  it('that has to ask whether something is new never shows what it had before', () => {
    const asked = Object.values(cacheControl).filter((value) => /max-age=[01]\b/.test(value))
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.filter((value) => value.includes('stale'))).toEqual([])
  })
})

describe('a shared cache', () => {
  it('has what was published within a minute, and what was missing at once', () => {
    expect([cacheControl.page, cacheControl.crawler, cacheControl.missing, cacheControl.latest].map(shared)).toEqual([60, 60, 0, 1])
    // Pictures and sounds are the same for a day.
    expect(shared(cacheControl.sameAddress)).toBe(24 * 60 * 60)
  })

  it('never has what was meant for one visitor', () => {
    expect([cacheControl.entrance, cacheControl.negotiated].map(shared)).toEqual([0, 0])
  })

  it('changes nothing in a page, which React takes over as it was sent', () => {
    expect(cacheControl.page).toContain('no-transform')
  })
})
