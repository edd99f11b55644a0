import type { PictureFile } from '@/content-client/pictures'
import type { RichTextContext } from '@/content-client/rich-text/types'

const files: Record<string, Omit<PictureFile, 'url'>> = {
  '/images/planet.svg': { width: 640, height: 480, tint: null, raster: null },
  '/images/rocket.jpg': { width: 1200, height: 800, tint: '16', raster: { original: 'images/rocket.jpg?v=1', avif: true } },
  '/images/moon.png': { width: 300, height: 200, tint: null, raster: { original: 'images/moon.png?v=2', avif: false } },
}

/** A drawing and two photographs, without files behind them. */
export const memoryPictures: Pick<RichTextContext, 'importPicture' | 'toSources'> = {
  importPicture: async (url) => {
    const file = files[url]
    if (!file) throw new Error(`the picture "${url}" does not exist`)
    return { url, ...file }
  },
  toSources: ({ original, avif }, width) => ({
    src: `/webp/${original}`,
    srcSet: `/webp/${original} ${width}w`,
    avifSet: avif ? `/avif/${original} ${width}w` : null,
    sizes: '92vw',
  }),
}
