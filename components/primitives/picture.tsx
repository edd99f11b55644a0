import type { Picture as PictureContent } from '@/content-client/types'
import { type Crop, type Span, toCropSet, toSources } from '@/routing/picture-sources'

type PictureProps = {
  picture: PictureContent
  /** How much of a page it takes at most; a drawing has every size. */
  span: Span
  /** How wide it is drawn, cropped parts included, as the browser has to know before the style sheet: `(min-width: 768px) 50vw, 100vw`. */
  sizes: string
  /** The part of it that phones get, where it is cropped to one: as wide as the screen. */
  phone?: Crop
  className?: string | undefined
  /** Instead of the picture's own description; empty for one that repeats what stands beside it. */
  alt?: string
  /** `first` belongs to the first view and loads at once, `early` stands near it, anything else waits until it is near. */
  loading?: 'first' | 'early' | 'lazy'
}

/** A picture of the content in the size and format the browser needs, its place and its colour kept until it arrives. */
export function Picture({ picture, span, sizes, phone, className, alt = picture.alternativeText, loading = 'lazy' }: PictureProps) {
  const { url, width, height, tint, raster } = picture
  const sources = raster && toSources(raster, width, span)
  const cropSet = phone && raster && toCropSet(raster, { width, height }, phone)
  const image = (
    <img
      className={className}
      src={sources?.src ?? url}
      srcSet={sources?.srcSet}
      sizes={sources ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      data-tint={tint ?? undefined}
      decoding="async"
      {...(loading === 'first' && { fetchPriority: 'high' })}
      {...(loading === 'lazy' && { loading: 'lazy' })}
    />
  )
  if (!sources?.avifSet && !cropSet) return image
  return (
    <picture>
      {cropSet && (
        <source
          media="(max-width: 767.98px)"
          type={raster.avif ? 'image/avif' : 'image/webp'}
          srcSet={cropSet}
          sizes="calc(100vw - 40px)"
        />
      )}
      {sources?.avifSet && <source type="image/avif" srcSet={sources.avifSet} sizes={sizes} />}
      {image}
    </picture>
  )
}
