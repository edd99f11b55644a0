import sharp from 'sharp'
import type { Exposure } from './render-scene'
import { clamp } from './vector'

/** A master is made into sizes by the build and keeps what those may lose; the other is served as it is. */
const encodings = {
  master: { quality: 92, effort: 6, smartSubsample: true },
  served: { quality: 76, alphaQuality: 80, effort: 6, smartSubsample: true },
} as const

/** From light to a file: lamps bloom, highlights roll off, and noise below one step of a channel hides the steps. */
export async function develop(exposure: Exposure, kind: keyof typeof encodings = 'master'): Promise<Buffer> {
  const { width, height, light, cutOut } = exposure
  const bloom = bloomOf(exposure)
  const next = seeded(77)
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height * 4; at += 4) {
    const covered = light[at + 3] as number
    // Where an edge covers half of a pixel, half of its light has arrived.
    const share = cutOut && covered > 0 ? 1 / covered : 1
    for (let channel = at; channel < at + 3; channel++) {
      const noise = (next() + next() - 1) * 0.9
      const value = encode((light[channel] as number) * share + (bloom[channel] as number))
      pixels[channel] = Math.round(clamp(value * 255 + noise, 0, 255))
    }
    pixels[at + 3] = Math.round(255 * covered)
  }
  const image = sharp(pixels, { raw: { width, height, channels: 4 } })
  return (cutOut ? image : image.removeAlpha()).webp(encodings[kind]).toBuffer()
}

/** Narkowicz's fit of the ACES curve, then sRGB. */
function encode(value: number): number {
  const rolled = clamp((value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14))
  return rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055
}

function bloomOf({ width, height, light }: Exposure): Float32Array {
  const bloom = new Float32Array(light.length)
  const bright = light.map((value, at) => (at % 4 === 3 ? 0 : Math.min(Math.max(value - 0.9, 0), 5)))
  for (const [reach, share] of [
    [width / 160, 0.22],
    [width / 40, 0.16],
    [width / 12, 0.1],
  ] as const) {
    let blurred: Float32Array = bright
    for (let pass = 0; pass < 3; pass++) {
      blurred = smear(blurred, width, height, Math.round(reach), 1)
      blurred = smear(blurred, width, height, Math.round(reach), width)
    }
    for (let at = 0; at < bloom.length; at++) bloom[at] = (bloom[at] as number) + (blurred[at] as number) * share
  }
  return bloom
}

/** A running mean along rows (`stride` 1) or columns (`stride` of a row); three of them are a Gaussian. */
function smear(source: Float32Array, width: number, height: number, reach: number, stride: number): Float32Array {
  const out = new Float32Array(source.length)
  const [lines, length, lineStride] = stride === 1 ? [height, width, width] : [width, height, 1]
  for (let line = 0; line < lines; line++)
    for (let channel = 0; channel < 3; channel++) {
      const at = (index: number) => (line * lineStride + clamp(index, 0, length - 1) * stride) * 4 + channel
      let sum = 0
      for (let index = -reach; index <= reach; index++) sum += source[at(index)] as number
      for (let index = 0; index < length; index++) {
        out[at(index)] = sum / (2 * reach + 1)
        sum += (source[at(index + reach + 1)] as number) - (source[at(index - reach)] as number)
      }
    }
  return out
}

/** Lehmer's generator: the same numbers from 0 to 1 in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return (state - 1) / 2147483646
  }
}
