import sharp from 'sharp'
import { limits } from '@/content-client/limits'
import { isDrawing, measureDrawing, refuse } from './inspect-drawing'
import { mendPhotograph } from './mend-photograph'
import { toTint } from './to-tint'

const { picturePixels: maxPixels } = limits

const formats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']

/** What phones take photographs in, and few browsers show. */
const isHeic = (bytes: Buffer) => /^ftyp(?:hei[cxms]|hev[cmxs])/.test(bytes.toString('latin1', 4, 12))

export type Inspected = { format: string; width: number; height: number; tint: string | null }

/** Reads the header first, and the pixels only when they are few enough. @throws an Error that says what is wrong, without a subject. */
export async function inspectOriginal(bytes: Buffer): Promise<Inspected> {
  if (isDrawing(bytes)) return { format: 'svg', ...(await measureDrawing(bytes)), tint: null }
  if (isHeic(bytes)) throw new Error('is a photograph as phones keep them (HEIC), which browsers do not show; save it as JPEG')
  const { format, pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata().catch(refuse)
  const { width, height } = autoOrient
  if (!formats.includes(format))
    throw new Error(`is a file of the kind “${format === 'svg' ? 'svgz' : format}”; pictures are JPEG, PNG, WebP, AVIF, GIF or SVG`)
  if (width * height * pages > maxPixels)
    throw new Error(`has ${width} × ${height} pixels${pages > 1 ? ` in ${pages} frames` : ''}; ${maxPixels} pixels are the most`)
  if (pages > 1) throw new Error('moves; pictures of this site stand still')
  const tint = await readTint(bytes)
    .catch(async () => readTint(await mendPhotograph(bytes)))
    .catch(refuse)
  return { format, width, height, tint }
}

async function readTint(bytes: Buffer): Promise<string | null> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = red, blue = red] = info.channels < 3 ? [data[0] ?? 0] : data
  const isOpaque = info.channels % 2 === 1 || data.at(-1) === 255
  return isOpaque ? toTint(red, green, blue) : null
}
