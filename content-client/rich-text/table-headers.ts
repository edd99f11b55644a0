import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Headers of Markdown tables head columns (WCAG H63). One without words, the corner of a table, heads nothing: it is an ordinary cell. */
export function tableHeaders() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      if (element.tagName !== 'th') return
      if (textOf(element).trim() === '') element.tagName = 'td'
      else element.properties.scope = 'col'
    })
  }
}
