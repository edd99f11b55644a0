import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { describe, expect, it } from 'vitest'
import { pictureHeaders } from './caching'
import { formatVariant, type Modifiers } from './pictures'

/** What the server sends with a picture, as Next.js reads the rules. */
function headersOf(address: string): Record<string, string> {
  const rules = pictureHeaders().filter(({ source }) => getPathMatch(source, { strict: true, removeUnnamedParams: true })(address))
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

describe('a picture made at build', () => {
  it.each<[string, Modifiers, string]>([
    ['a picture of a page', { f: 'webp', q: '80', w: '640' }, 'image/webp'],
    ['the lighter one', { f: 'avif', q: '50', w: '640' }, 'image/avif'],
    ['the part of it that phones show', { crop: '10_0_850_680', f: 'avif', q: '58', w: '680' }, 'image/avif'],
    ['the picture of a shared link', { f: 'jpeg', fit: 'cover', q: '80', s: '1200x630' }, 'image/jpeg'],
    ['the picture of a shared link that is smaller than a card', { f: 'jpeg', q: '80' }, 'image/jpeg'],
  ])('is sent as what it is, whatever its original was: %s', (_which, modifiers, type) => {
    const headers = headersOf(formatVariant(modifiers, 'images/cases/zernolan.png'))
    expect(headers).toMatchObject({ 'Content-Type': type })
  })

  it('is kept by browsers for as long as they can: another picture has another address', () => {
    expect(headersOf('/_ipx/f_webp,q_80,w_640/images/a.png')['Cache-Control']).toBe('public, max-age=31536000, immutable')
  })
})
