import type { Picture } from '@/content-client'
import { formatVariant } from '@/routing/pictures'

export type ShareImage = { url: string; width: number; height: number; alt: string; type?: string }

/** The size messengers show the picture of a link in. */
const card = { width: 1200, height: 630 }

/** An entry's own picture, cut to that size; a smaller one is shown whole. */
export function toShareImage({ url, width, height, alternativeText, raster }: Picture): ShareImage {
  // The development server shows originals.
  if (!raster) return { url, width, height, alt: alternativeText }
  const jpeg = { f: 'jpeg', q: '80' }
  const isLarge = width >= card.width && height >= card.height
  const size = isLarge ? card : { width, height }
  const modifiers = isLarge ? { ...jpeg, fit: 'cover', s: `${card.width}x${card.height}` } : jpeg
  return { url: formatVariant(modifiers, raster.original), ...size, alt: alternativeText, type: 'image/jpeg' }
}
