import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { budgets } from '@/build/releases/budgets'
import { locales } from '@/routing/locales'
import { promisedBy } from '../support/picture-rules'
import { buildFolder, publicFolder } from '../support/release'

const answers = join(buildFolder, 'server', 'app')
const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

const named = new Set(
  filesUnder(answers)
    .filter((file) => /\.(html|rsc|body)$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\/_ipx\/[a-z_][^\s"'<>\\?]*/g) ?? []),
)
const written = new Set(
  filesUnder(join(publicFolder, '_ipx')).map((file) => `/${relative(publicFolder, file).split('/').map(encodeURI).join('/')}`),
)

describe('the pictures pages name', () => {
  it('exist, and no others', () => {
    expect(named.size).toBeGreaterThan(60)
    expect([...named].filter((address) => !written.has(address))).toEqual([])
    expect([...written].filter((address) => !named.has(address))).toEqual([])
  })

  it('have the format and the width their address says, no more pixels than the original and no EXIF', async () => {
    const wrong: string[] = []
    for (const address of written) {
      const path = decodeURI(address.split('/').slice(3).join('/'))
      const variant = await sharp(join(publicFolder, decodeURI(address))).metadata()
      const original = await sharp(join(publicFolder, path)).metadata()
      const { format, width } = promisedBy(address, original)
      const isRight = (variant.format === 'heif' ? 'avif' : variant.format) === format && variant.width === width
      if (!isRight || variant.width > original.width || variant.exif || variant.xmp) wrong.push(address)
    }
    expect(wrong).toEqual([])
  })

  it('are lighter in AVIF where that is offered, by a tenth at least, and none is noticeably heavier', () => {
    const sizeOf = (address: string) => statSync(join(publicFolder, decodeURI(address))).size
    const pairs = [...written]
      .filter((address) => address.includes('f_avif') && !address.includes('/crop_'))
      .map((address) => ({ address, avif: sizeOf(address), webp: sizeOf(address.replace('f_avif,q_58', 'f_webp,q_80')) }))
    expect(pairs.length).toBeGreaterThan(30)
    const total = (format: 'avif' | 'webp') => pairs.reduce((sum, pair) => sum + pair[format], 0)
    expect(total('avif')).toBeLessThan(0.9 * total('webp'))
    // The frame of the format outweighs its gain in a picture of 2 kB.
    expect(pairs.filter(({ avif, webp }) => avif > 1.1 * webp)).toEqual([])
  })

  it('begin on the portfolio with a cover that a phone gets in one round trip', () => {
    const covers = locales.map((locale) => {
      const page = readFileSync(join(answers, locale, 'portfolio.html'), 'utf8')
      return page.match(/\/_ipx\/crop_[^\s"?]+/)?.[0] ?? ''
    })
    expect(new Set(covers).size).toBe(2)
    const sizes = covers.map((cover) => statSync(join(publicFolder, decodeURI(cover))).size / 1000)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(budgets.firstCover)
  })

  // In a program of its own, as a build runs: tests read the same sources in another transformation, and the cache knows them by it.
  it('are not drawn again by a second build', () => {
    const script =
      "import('./build/pictures/prepare-pictures.ts').then(async (step) => console.log(JSON.stringify(await (await step.beginPictures(process.argv[1])).finish())))"
    const result = JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', '-e', script, buildFolder]).toString())
    expect(result).toEqual({ variants: written.size, drawn: 0 })
    expect(existsSync(join(publicFolder, '_ipx'))).toBe(true)
  })
})
