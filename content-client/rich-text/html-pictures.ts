import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

const parser = unified().use(rehypeParse, { fragment: true })

/**
 * Editors of older services wrote pictures as HTML, which is dropped, and the picture would be missed: it becomes one like those of
 * Markdown, with its address, its description, its caption and nothing else.
 */
export function htmlPictures() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      const html = rawHtml(node)
      if (html === null || index === undefined || !parent || !('children' in parent)) return
      const isInText = parent.type === 'element' && !['li', 'blockquote'].includes(parent.tagName)
      const pictures = picturesIn(html).map((picture) => (isInText ? picture : paragraph(picture)))
      parent.children.splice(index, 1, ...pictures)
      return [SKIP, index + pictures.length]
    })
  }
}

/** What Markdown leaves as it was written; the types of trees do not know it. */
function rawHtml(node: { type: string; value?: unknown }): string | null {
  return node.type === 'raw' && typeof node.value === 'string' ? node.value : null
}

function picturesIn(html: string): Element[] {
  if (!/<img\b/i.test(html)) return []
  const pictures: Element[] = []
  let caption: string | undefined
  visit(parser.parse(html), 'element', (element) => {
    const { src, alt, title } = element.properties
    if (element.tagName === 'figcaption') caption = textOf(element).trim() || undefined
    if (element.tagName === 'img') pictures.push({ ...element, properties: { src, alt, title }, children: [] })
  })
  const [only] = pictures
  if (only && pictures.length === 1) only.properties.title ??= caption
  return pictures
}

function paragraph(picture: Element): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [picture] }
}
