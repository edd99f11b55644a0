import sharp from 'sharp'
import { toTint } from './to-tint'

/** More than any camera's picture a page could need; a file that promises more would cost the build its memory. */
export const maxPixels = 64_000_000

const formats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff', 'svg']

export type Inspected = { format: string; width: number; height: number; tint: string | null }

/** Reads the header first, and the pixels only when they are few enough. @throws an Error that says what is wrong, without a subject. */
export async function inspectOriginal(bytes: Buffer): Promise<Inspected> {
  const { format, pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse)
  const { width, height } = autoOrient
  if (!formats.includes(format)) throw new Error(`is a file of the kind “${format}”; pictures are JPEG, PNG, WebP, AVIF, GIF or SVG`)
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
