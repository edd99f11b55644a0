import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { classNamesRoute } from '@/build/api-styles'
import { addressOfPage } from '@/routing/locale-path'
import { filesFolder, readSiteManifest } from '@/routing/release/site-manifest'
import { buildFolder } from '../support/release'

const folder = dirname(buildFolder)
const manifest = await readSiteManifest({ folder })
const answers = manifest?.answers ?? {}
const read = (file: string) => readFileSync(join(filesFolder({ folder }), file))

const { routes } = JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8')) as { routes: object }
const built = Object.keys(routes).filter((route) => !route.startsWith('/_') && route !== classNamesRoute)

it('everything that was built is sent byte for byte, whichever way it is compressed', () => {
  expect(built.length).toBeGreaterThan(150)
  for (const route of built) {
    const source = join(buildFolder, 'server', 'app', route)
    const plain = readFileSync(existsSync(`${source}.html`) ? `${source}.html` : `${source}.body`)
    const answer = answers[addressOfPage(route)]
    const { file = '', encodings = {} } = answer ?? {}
    expect([read(file).equals(plain), answer?.size], route).toEqual([true, plain.length])
    if (encodings.br) expect(brotliDecompressSync(read(`${file}.br`)).equals(plain), route).toBe(true)
    if (encodings.gzip) expect(gunzipSync(read(`${file}.gz`)).equals(plain), route).toBe(true)
    if (answer?.kind === 'page') expect(Object.keys(encodings), route).toEqual(['br', 'gzip'])
  }
})

it('other bytes have another validator', () => {
  const sizes = new Map<string, Set<number>>()
  for (const { etag, size } of Object.values(answers)) sizes.set(etag, (sizes.get(etag) ?? new Set()).add(size))
  expect(sizes.size).toBeGreaterThan(500)
  expect([...sizes.values()].filter((each) => each.size > 1)).toEqual([])
})

it('has few kinds of headers, so that any server can be told them', () => {
  expect(manifest?.headers.length).toBeGreaterThan(5)
  expect(manifest?.headers.length).toBeLessThanOrEqual(12)
})
