import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { RichTextContext } from './types'

/**
 * Every picture has a description and exists; its size is written, so nothing shifts. A paragraph that is one picture becomes a
 * figure, and the picture's title its caption.
 */
export function figures({ measurePicture }: RichTextContext) {
  return async (tree: Root) => {
    const found: { picture: Element; paragraph: Element | undefined }[] = []
    visit(tree, 'element', (picture, _index, parent) => {
      if (picture.tagName !== 'img') return
      const isAlone = parent?.type === 'element' && parent.tagName === 'p' && parent.children.length === 1
      found.push({ picture, paragraph: isAlone ? parent : undefined })
    })
    for (const { picture, paragraph } of found) {
      const { src, alt, title, ...others } = picture.properties
      if (!alt) throw new Error(`the picture "${src}" has no description; write it between the square brackets`)
      const size = await measurePicture(String(src))
      if (!size) throw new Error(`the picture "${src}" does not exist`)
      picture.properties = { ...others, src, alt, ...size, loading: 'lazy', decoding: 'async' }
      if (!paragraph) continue
      paragraph.tagName = 'figure'
      if (title)
        paragraph.children.push({
          type: 'element',
          tagName: 'figcaption',
          properties: {},
          children: [{ type: 'text', value: String(title) }],
        })
    }
  }
}
