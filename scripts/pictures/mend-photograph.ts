import sharp, { type SharpOptions } from 'sharp'
import { limits } from '@/content-client/limits'
import { mendPng } from './mend-png'

/** The share of a picture that may be missing at its lower edge. */
const mostMissing = 0.1

/** What viewers take as read where it is missing. */
const ends: Record<string, string> = { gif: '003b', jpeg: 'ffd9' }

const open = (bytes: Buffer, failOn: SharpOptions['failOn']) => sharp(bytes, { limitInputPixels: limits.picturePixels, failOn })

/**
 * A clean copy of what every viewer shows of a picture that sharp or ipx does not take as it is: false descriptions and sums change no
 * pixel, and a missing end no more than its own part.
 * @throws where too much is missing.
 */
export async function mendPhotograph(bytes: Buffer): Promise<Buffer> {
  const { format, orientation } = await open(bytes, 'none').metadata()
  const copyOf = (source: Buffer, failOn: SharpOptions['failOn']) =>
    open(source, failOn).withMetadata({ orientation }).png({ compressionLevel: 1 }).toBuffer()

  if (format === 'png') return copyOf(mendPng(bytes, mostMissing), 'warning')
  const end = ends[format]
  // What else ends too early shows nothing in a browser either.
  if (!end) return copyOf(bytes, 'error')
  const ended = Buffer.concat([bytes, Buffer.from(end, 'hex')])
  return copyOf(ended, 'warning').catch(async () => {
    const copy = await copyOf(bytes, 'none')
    if (await isEmptyBelow(copy)) throw new Error('too much is missing')
    return copy
  })
}

/** What a decoder of JPEG or GIF has no data for is of one colour. */
async function isEmptyBelow(picture: Buffer): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata()
  const top = Math.ceil(height * (1 - mostMissing)) - 1
  const lower = sharp(picture).extract({ left: 0, top, width, height: height - top })
  const { channels } = await sharp(await lower.png().toBuffer()).stats()
  return channels.every(({ min, max }) => min === max)
}
