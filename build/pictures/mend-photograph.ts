import sharp, { type SharpOptions } from 'sharp'
import { limits } from '@/content-client/limits'
import { mendPng } from './mend-png'

/** The share of a picture that may be missing at its lower edge. */
const mostMissing = 0.1

const open = (bytes: Buffer, options: SharpOptions) => sharp(bytes, { limitInputPixels: limits.picturePixels, ...options })

/**
 * A clean copy of what every viewer shows of a picture that sharp or ipx does not take as it is: false descriptions and sums change no
 * pixel, and a missing end no more than its own part.
 * @throws where too much is missing.
 */
export async function mendPhotograph(bytes: Buffer): Promise<Buffer> {
  const { format, orientation } = await open(bytes, { failOn: 'none' }).metadata()
  const copyOf = (source: Buffer, options: SharpOptions) =>
    open(source, options).withMetadata({ orientation }).png({ compressionLevel: 1 }).toBuffer()

  if (format === 'png') return copyOf(await mendPng(bytes, mostMissing), {})
  // What else ends too early shows nothing in a browser either.
  if (format !== 'jpeg' && format !== 'gif') return copyOf(bytes, { failOn: 'error' })
  if (await isEmptyBelow(bytes)) throw new Error('too much is missing')
  return copyOf(bytes, { failOn: 'none' })
}

/** Decoders leave what they have no data for transparent (GIF) or half way between dark and light (JPEG). */
async function isEmptyBelow(bytes: Buffer): Promise<boolean> {
  const asStored = () => open(bytes, { failOn: 'none', ignoreIcc: true })
  const { width, height, space, hasAlpha } = await asStored().metadata()
  const top = Math.ceil(height * (1 - mostMissing)) - 1
  const inks = space === 'cmyk' ? space : 'srgb'
  const { data, info } = await asStored()
    .pipelineColourspace(inks)
    .extract({ left: 0, top, width, height: height - top })
    .toColourspace(inks)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colour = data.subarray(0, info.channels)
  const isNone = hasAlpha ? colour.at(-1) === 0 : colour.every((value) => value === 127 || value === 128)
  return isNone && data.every((value, at) => value === colour[at % colour.length])
}
