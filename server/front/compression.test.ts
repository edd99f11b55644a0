import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isCompressible } from '@/routing/file-types'
import { chooseEncoding as choose, createCompressor, digestOf } from './compression'

describe('how an answer is compressed', () => {
  it('is what the client prefers, and Brotli where it does not mind', () => {
    expect(choose('gzip, deflate, br, zstd')).toBe('br')
    expect(choose('gzip')).toBe('gzip')
    expect(choose('br;q=0.5, gzip;q=0.9')).toBe('gzip')
    expect(choose('br;q=0, *')).toBe('gzip')
  })

  it('is one of those that are there', () => {
    expect(choose('br, gzip', ['gzip'])).toBe('gzip')
    expect(choose('br', ['gzip'])).toBeUndefined()
  })

  it('is not at all where the client does not say that it understands', () => {
    expect([choose(undefined), choose(''), choose('identity'), choose('zstd')]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('depends on what it is', () => {
    const texts = [
      'text/html; charset=utf-8',
      'application/json',
      'application/ld+json',
      'image/svg+xml',
      'application/manifest+json',
      'application/rss+xml',
    ]
    expect(texts.filter((type) => !isCompressible(type))).toEqual([])
    expect(['image/webp', 'audio/mpeg', 'font/woff2', '', undefined].filter(isCompressible)).toEqual([])
  })
})

describe('the compressor', () => {
  const page = Buffer.from('a page '.repeat(1000))

  it('gives back what it was given', async () => {
    const compress = createCompressor(1_000_000)
    expect(gunzipSync(await compress(page, digestOf(page), 'gzip')).equals(page)).toBe(true)
    expect(brotliDecompressSync(await compress(page, digestOf(page), 'br')).equals(page)).toBe(true)
  })

  it('does the same work once', async () => {
    const compress = createCompressor(1_000_000)
    const results = await Promise.all([1, 2, 3].map(() => compress(page, digestOf(page), 'br')))
    expect(new Set(results).size).toBe(1)
    expect(await compress(page, digestOf(page), 'br')).toBe(results[0])
  })

  it('forgets what was not asked for lately when it holds too much', async () => {
    const compress = createCompressor(100)
    const ask = (name: string) => compress(Buffer.from(name), name, 'gzip')
    const [first, second] = [await ask('first'), await ask('second')]
    expect(await ask('first')).toBe(first)
    for (const name of ['third', 'fourth']) {
      await ask(name)
      expect(await ask('first')).toBe(first)
    }
    expect(await ask('second')).not.toBe(second)
  })
})
