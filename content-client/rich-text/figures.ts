import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { RichTextContext } from './types'

/** A paragraph that is one picture becomes a figure; the picture's title is its caption. Sizes are written, so nothing shifts. */
export function figures({ measurePicture }: RichTextContext) {
  return async (tree: Root) => {
    const found: { picture: Element; paragraph: Element }[] = []
    visit(tree, 'element', (paragraph) => {
      const [picture, ...others] = paragraph.children
      if (paragraph.tagName !== 'p' || picture?.type !== 'element' || picture.tagName !== 'img' || others.length) return
      found.push({ picture, paragraph })
    })
    for (const { picture, paragraph } of found) {
      const { src, alt, title, ...others } = picture.properties
      if (!alt) throw new Error(`the picture "${src}" has no description; write it between the square brackets`)
      const size = await measurePicture(String(src))
      if (!size) throw new Error(`the picture "${src}" does not exist`)
      picture.properties = { ...others, src, alt, ...size, loading: 'lazy', decoding: 'async' }
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
