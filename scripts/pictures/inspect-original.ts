import sharp from 'sharp'
import { limits } from '@/content-client/limits'
import { toTint } from './to-tint'

const { picturePixels: maxPixels, drawingBytes } = limits

const formats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff', 'svg']

export type Inspected = { format: string; width: number; height: number; tint: string | null }

/** Reads the header first, and the pixels only when they are few enough. @throws an Error that says what is wrong, without a subject. */
export async function inspectOriginal(bytes: Buffer): Promise<Inspected> {
  const { format, pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse)
  const { width, height } = autoOrient
  if (!formats.includes(format)) throw new Error(`is a file of the kind “${format}”; pictures are JPEG, PNG, WebP, AVIF, GIF or SVG`)
  if (format === 'svg' && bytes.length > drawingBytes)
    throw new Error(`is a drawing of ${bytes.length} bytes, and ${drawingBytes} are the most; simplify it, or save it as PNG or WebP`)
  if (width * height * pages > maxPixels)
    throw new Error(`has ${width} × ${height} pixels${pages > 1 ? ` in ${pages} frames` : ''}; ${maxPixels} pixels are the most`)
  if (pages > 1) throw new Error('moves; pictures of this site stand still')
  if (format === 'svg') return { format, width, height, tint: null }
  const options = { limitInputPixels: maxPixels, failOn: 'warning' } as const
  const { data, info } = await sharp(bytes, options)
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const [red = 0, green = red, blue = red] = info.channels < 3 ? [data[0] ?? 0] : data
  const isOpaque = info.channels % 2 === 1 || data.at(-1) === 255
  return { format, width, height, tint: isOpaque ? toTint(red, green, blue) : null }
}

function refuse(cause: unknown): never {
  throw new Error('is damaged or no picture', { cause })
}
