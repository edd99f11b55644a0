import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { colourful, cutPictures, oddPictures, packedPictures } from '@/tests/support/odd-pictures'
import { portrait, take } from '@/tests/support/photographs'
import { runs, someOf } from '@/tests/support/runs'
import { seeded } from '@/tests/support/seeded'
import { drawVariant } from './draw-variant'
import { inspectOriginal } from './inspect-original'

const clean = await colourful().png().toBuffer()

/** What the site publishes of a picture, and how far each row of it is from the same picture without a fault, from 0 to 255. */
async function publish(bytes: Buffer) {
  const { width, height } = await inspectOriginal(bytes)
  const { file } = await drawVariant(bytes, { f: 'png', w: String(width) })
  const [drawn, wanted] = await Promise.all(
    [await readFile(file), clean].map((each) => sharp(each).removeAlpha().toColourspace('srgb').raw().toBuffer()),
  )
  const faults = Array.from({ length: height }, (_, row) => {
    const [from, to] = [row * width * 3, (row + 1) * width * 3]
    const sum = drawn?.subarray(from, to).reduce((all, value, at) => all + Math.abs(value - (wanted?.[from + at] ?? 0)), 0)
    return (sum ?? 0) / (width * 3)
  })
  return { width, height, faults }
}

/** A few colours of a palette, a few inks and a strong compression look almost the same. */
const like = 40

/** Nine tenths of 480 rows, but for the last blocks of a JPEG among them. */
const sure = 416

describe('a picture that every browser shows', () => {
  it.each(oddPictures)('is taken and looks the same: %s', async (_what, file) => {
    const { width, height, faults } = await publish(await file())
    expect({ width, height }).toEqual({ width: 120, height: 480 })
    expect(Math.max(...faults.slice(0, sure))).toBeLessThan(like)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('stands upright, however the camera was held: %i', async (orientation) => {
    const bytes = await take(portrait, orientation).jpeg().toBuffer()
    expect(await inspectOriginal(bytes)).toMatchObject(portrait)
    const { file } = await drawVariant(bytes, { f: 'png', w: '40' })
    const wanted = await take(portrait).resize(40).raw().toBuffer()
    const drawn = await sharp(file).raw().toBuffer()
    expect(Math.max(...drawn.map((value, at) => Math.abs(value - (wanted[at] ?? 0))))).toBeLessThan(16)
  })

  it('stands upright, with or without its last bytes', async () => {
    const lying = await colourful().rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    for (const bytes of [lying, lying.subarray(0, -2), lying.subarray(0, -9)]) {
      const { width, height, faults } = await publish(bytes)
      expect({ width, height }).toEqual({ width: 120, height: 480 })
      expect(Math.max(...faults)).toBeLessThan(like)
    }
  })
})

describe('a photograph of a phone', () => {
  it.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])('that no browser shows is told to be saved otherwise: %s', async (brand) => {
    const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`), Buffer.alloc(400, 7)])
    await expect(inspectOriginal(bytes)).rejects.toThrow('HEIC')
  })
})

describe('a picture on a white ground', () => {
  it('lacks nothing where only its end is missing', async () => {
    const ground = { create: { width: 120, height: 200, channels: 3, background: 'white' } } as const
    const onWhite = () => colourful().composite([{ input: ground, left: 0, top: 280 }])
    const files = [onWhite().jpeg(), onWhite().jpeg({ progressive: true }), onWhite().toColourspace('cmyk').jpeg(), onWhite().gif()]
    for (const bytes of await Promise.all(files.map((file) => file.toBuffer())))
      expect(await inspectOriginal(bytes.subarray(0, -2))).toMatchObject({ width: 120, height: 480 })
  })
})

describe('a file in which a byte was changed', () => {
  const changed = (bytes: Buffer, share: number, bit: number) => {
    const damaged = Buffer.from(bytes)
    const at = Math.floor(bytes.length * share)
    damaged[at] = (damaged[at] ?? 0) ^ (1 << bit)
    return damaged
  }

  it.each(packedPictures)('is shown above the change where that is nine tenths of it: %s', async (_what, file) => {
    const bytes = await file()
    const changes = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => [0.97, 0.98, 0.99].map((share) => ({ bit, share })))
    for (const { bit, share } of someOf(changes, 5)) {
      const { faults } = await publish(changed(bytes, share, bit))
      expect({ share, bit, fault: Math.max(...faults.slice(0, sure)) }).toEqual({ share, bit, fault: expect.closeTo(0, -2) })
    }
  })

  it.each([...packedPictures, ...cutPictures])('is taken or refused in the same words, wherever it is: %s', async (_what, file) => {
    const bytes = await file()
    const random = seeded(44)
    for (let time = 0; time < runs(5, 12); time++) {
      const said = await inspectOriginal(changed(bytes, 0.05 + random() * 0.9, time % 8)).catch((error: Error) => error.message)
      if (typeof said === 'string') expect(said).toBe('is damaged or no picture')
      else expect(said).toMatchObject({ width: 120, height: 480 })
    }
  })
})

describe('a file that ends too early', () => {
  it.each(cutPictures)('is refused, or nine tenths of it are seen: %s', async (_what, file) => {
    const bytes = await file()
    const random = seeded(43)
    const shares = [0.02, 0.25, 0.5, 0.7, ...Array.from({ length: runs(3, 8) }, () => 0.8 + random() * 0.2)]
    for (const share of shares) {
      const part = bytes.subarray(0, Math.floor(bytes.length * share))
      const published = await publish(part).catch((error: Error) => error.message)
      if (typeof published === 'string') expect(published).toBe('is damaged or no picture')
      else expect({ share, fault: Math.max(...published.faults.slice(0, sure)) }).toEqual({ share, fault: expect.closeTo(0, -2) })
    }
    await expect(inspectOriginal(bytes.subarray(0, Math.floor(bytes.length * 0.02)))).rejects.toThrow('is damaged or no picture')
  })

  it('is refused also where its end was put back', async () => {
    for (const progressive of [false, true]) {
      const bytes = await colourful().jpeg({ progressive }).toBuffer()
      const half = Buffer.concat([bytes.subarray(0, bytes.length * (progressive ? 0.17 : 0.5)), Buffer.from('ffd9', 'hex')])
      await expect(inspectOriginal(half)).rejects.toThrow('is damaged or no picture')
    }
  })
})
