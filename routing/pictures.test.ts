import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureWidths, toCropSet, toSingleSource, toSources, toWidths } from './picture-sources'
import { encodePath, formatVariant, parseVariant } from './pictures'

describe('the address of a picture', () => {
  it('names format, quality and width, then the original', () => {
    expect(formatVariant({ w: '640', f: 'webp', q: '80' }, 'images/a.webp')).toBe('/_ipx/f_webp,q_80,w_640/images/a.webp')
    expect(formatVariant({}, 'media/a.svg')).toBe('/_ipx/_/media/a.svg')
  })

  it.each([
    ['/_ipx/f_webp,q_80,w_640/images/a.webp?v=1', { f: 'webp', q: '80', w: '640' }, 'images/a.webp'],
    ['/_ipx/f_webp&q_80&s_300x200&fit_cover/a%20b.png', { f: 'webp', q: '80', s: '300x200', fit: 'cover' }, 'a b.png'],
    ['/_ipx/crop_522_0_850_680,f_avif,q_48,w_660/a.webp', { crop: '522_0_850_680', f: 'avif', q: '48', w: '660' }, 'a.webp'],
    ['/_ipx/_/media/a.svg', {}, 'media/a.svg'],
  ])('%s is understood', (address, modifiers, path) => {
    expect(parseVariant(address)).toEqual({ modifiers, path })
  })

  it.each([
    '/_ipx/a.png',
    '/_ipx//a.png',
    '/_ipx/w_0/a.png',
    '/_ipx/w_99999/a.png',
    '/_ipx/w_640;rm/a.png',
    '/_ipx/blur_90/a.png',
    '/_ipx/constructor_1/a.png',
    '/_ipx/q_101/a.png',
    '/_ipx/crop_0_0_0_680/a.png',
    '/_ipx/crop_0_0_850/a.png',
    '/_ipx/w_640/../secret',
    '/_ipx/w_640/%2e%2e/secret',
    '/_ipx/w_640/..%2fsecret',
    '/_ipx/w_640/a%00.png',
    '/_ipx/w_640/%zz',
    '/_ipx/w_640/a//b.png',
    '/_ipx/{modifiers}/{path}',
    '/images/a.png',
  ])('%s is none', (address) => {
    expect(parseVariant(address)).toBeNull()
  })

  it('is read as it was written, whatever the file is called', () => {
    const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => !/^\.{1,2}$|[/\\\0]/.test(name))
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const path = segments.join('/')
        expect(parseVariant(formatVariant({ f: 'avif', w: '320' }, encodePath(path)))).toEqual({ modifiers: { f: 'avif', w: '320' }, path })
      }),
    )
  })
})

describe('what a browser may choose from', () => {
  it('are the widths of the screens at both densities', () => {
    expect(pictureWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
  })

  it('is never wider than the original', () => {
    expect(toWidths([640, 1024, 1536], 1400)).toEqual([640, 1024, 1400])
    expect(toWidths([640, 1024, 1536], 5000)).toEqual([640, 1024, 1536])
    expect(toWidths([640, 1024, 1536], 640)).toEqual([640])
    expect(toWidths([320, 640], 200)).toEqual([200])
  })

  it('has AVIF where that is smaller, and webp always', () => {
    const original = 'images/a.jpg?v=1'
    expect(toSources({ original, avif: true }, 500, 'face')).toEqual({
      src: '/_ipx/f_webp,q_80,w_500/images/a.jpg?v=1',
      srcSet: '/_ipx/f_webp,q_80,w_320/images/a.jpg?v=1 320w, /_ipx/f_webp,q_80,w_500/images/a.jpg?v=1 500w',
      avifSet: '/_ipx/f_avif,q_58,w_320/images/a.jpg?v=1 320w, /_ipx/f_avif,q_58,w_500/images/a.jpg?v=1 500w',
    })
    expect(toSources({ original, avif: false }, 500, 'face').avifSet).toBeNull()
    expect(toSingleSource(original, 4000)).toBe('/_ipx/f_webp,q_80,w_1536/images/a.jpg?v=1')
  })
  it('is for phones the part they show, in one format and no wider than it is', () => {
    const original = { original: 'images/a.webp?v=1', avif: true }
    const crop = { ratio: 5 / 4, position: 0.95 }
    expect(toCropSet(original, { width: 1400, height: 680 }, crop)).toBe(
      '/_ipx/crop_523_0_850_680,f_avif,q_48,w_660/images/a.webp?v=1 660w, /_ipx/crop_523_0_850_680,f_avif,q_48,w_850/images/a.webp?v=1 850w',
    )
    expect(toCropSet({ ...original, avif: false }, { width: 900, height: 600 }, crop)).toContain('crop_143_0_750_600,f_webp,q_80,w_660')
    expect(toCropSet(original, { width: 600, height: 600 }, crop)).toBeNull()
  })
})
