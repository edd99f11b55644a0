import { formatVariant } from './pictures'

const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 }
const densities = [1, 2]

/** Every width a picture may be asked for: the screens at both densities. */
export const pictureWidths = [...new Set(densities.flatMap((density) => Object.values(screens).map((width) => width * density)))].sort(
  (a, b) => a - b,
)

/** How large a picture stands on a page, as the few widths a phone, a tablet and a desktop need; each makes every page heavier. */
const spans = {
  face: [screens.xs, screens.sm],
  column: [screens.sm, screens.lg, screens['2xl']],
  page: [screens.sm, screens.lg, screens['2xl'], screens.xl * 2],
}

/** A phone's width at the densities of a cheap one and of a good one. */
const phoneWidths = [660, 1080]

export type Span = keyof typeof spans

/**
 * AVIF's default, 50, leaves blotches in wide gradients of one hue; 58 does not, and is still lighter than webp. On the dense screen of a
 * phone they are not seen, and the first cover of the portfolio fits into one round trip on HTTP/1.1: 20 kB → 13.5.
 */
export const qualities = { webp: '80', avif: '58', phoneAvif: '48' }

export type RasterOriginal = {
  /** Its encoded path with the mark of its content as query, so that a changed picture has a new address. */
  original: string
  /** Whether AVIF is smaller. */
  avif: boolean
}

export type PictureSources = { src: string; srcSet: string; avifSet: string | null }

/** What a browser may choose from; nothing is wider than the original. */
export function toSources({ original, avif }: RasterOriginal, width: number, span: Span): PictureSources {
  const widths = toWidths(spans[span], width)
  const addressOf = (format: 'webp' | 'avif', w: number) => formatVariant({ f: format, q: qualities[format], w: String(w) }, original)
  const toSet = (format: 'webp' | 'avif') => widths.map((w) => `${addressOf(format, w)} ${w}w`).join(', ')
  return { src: addressOf('webp', widths.at(-1) ?? width), srcSet: toSet('webp'), avifSet: avif ? toSet('avif') : null }
}

/** A part of a picture with its whole height: width over height, and where it lies, from 0 at the left to 1 at the right. */
export type Crop = { ratio: number; position: number }

/** The same part for screens narrower than a tablet, or null where the picture is no wider than its part. */
export function toCropSet({ original, avif }: RasterOriginal, size: { width: number; height: number }, crop: Crop): string | null {
  const width = Math.round(size.height * crop.ratio)
  if (width >= size.width) return null
  const part = `${Math.round((size.width - width) * crop.position)}_0_${width}_${size.height}`
  const kind = avif ? { f: 'avif', q: qualities.phoneAvif } : { f: 'webp', q: qualities.webp }
  return toWidths(phoneWidths, width)
    .map((w) => `${formatVariant({ crop: part, ...kind, w: String(w) }, original)} ${w}w`)
    .join(', ')
}

/** The wished widths the original can fill; the first one it cannot becomes its own width. */
export function toWidths(wished: readonly number[], original: number): number[] {
  const narrower = wished.filter((width) => width < original)
  return narrower.length < wished.length ? [...narrower, original] : narrower
}

/** The one address for whoever wants a picture by itself: feeds, messengers, search engines. */
export function toSingleSource(original: string, width: number): string {
  return formatVariant({ f: 'webp', q: qualities.webp, w: String(Math.min(width, screens['2xl'])) }, original)
}
