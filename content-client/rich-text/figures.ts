import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { PictureFile } from '../pictures'
import { element } from './element'
import { isFileName, repeatsAddress } from './file-names'
import type { RichTextContext } from './types'

/**
 * Every picture has a description and exists; its size is written, so nothing shifts. A paragraph that is one picture becomes a
 * figure, and the picture's title its caption. `served` learns the addresses of those that were read elsewhere.
 */
export function figures(context: RichTextContext, served: Map<string, string>) {
  return async (tree: Root) => {
    const found: { picture: Element; paragraph: Element | undefined }[] = []
    visit(tree, 'element', (picture, _index, parent) => {
      if (picture.tagName !== 'img') return
      const isAlone = parent?.type === 'element' && parent.tagName === 'p' && parent.children.length === 1
      found.push({ picture, paragraph: isAlone ? parent : undefined })
    })
    for (const { picture, paragraph } of found) {
      const { src, alt, title, ...others } = picture.properties
      if (typeof src !== 'string')
        throw new Error(`the picture "${alt ?? ''}" has no address it could be read from; write its path or one that starts with https://`)
      if (!alt) throw new Error(`the picture "${src}" has no description; write it between the square brackets`)
      if (isFileName(String(alt)) || repeatsAddress(String(alt), src))
        throw new Error(
          `the picture "${src}" is described by the name of a file (“${alt}”); write what it shows between the square brackets`,
        )
      const { url, width, height, tint, raster } = await context.importPicture(src)
      if (url !== src) served.set(src, url)
      picture.properties = {
        ...others,
        ...(!paragraph && title && { title }),
        src: url,
        alt,
        width,
        height,
        loading: 'lazy',
        decoding: 'async',
      }
      if (tint) picture.properties.dataTint = tint
      if (raster) offerVariants(picture, raster, width, context)
      if (!paragraph) continue
      paragraph.tagName = 'figure'
      if (title) paragraph.children.push(element('figcaption', {}, [{ type: 'text', value: String(title) }]))
    }
  }
}

/** Turns the element into a `picture` with what a browser may choose from. */
function offerVariants(picture: Element, raster: NonNullable<PictureFile['raster']>, width: number, context: RichTextContext): void {
  const { src, srcSet, avifSet, sizes } = context.toSources(raster, width)
  const image = element('img', { ...picture.properties, src, srcSet, sizes })
  const sources = avifSet ? [element('source', { type: 'image/avif', srcSet: avifSet, sizes })] : []
  Object.assign(picture, element('picture', {}, [...sources, image]))
}
