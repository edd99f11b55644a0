import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Headers head the columns of a table, and its rows where they stand before other cells (WCAG H63). One without words, the corner of a
 * table, heads nothing: it is an ordinary cell.
 */
export function tableHeaders() {
  return (tree: Root) => {
    visit(tree, 'element', (row) => {
      if (row.tagName !== 'tr') return
      const cells = row.children.filter((child): child is Element => child.type === 'element')
      const isOfHeaders = cells.every(({ tagName }) => tagName === 'th')
      for (const cell of cells) {
        if (cell.tagName !== 'th') continue
        if (textOf(cell).trim() === '') cell.tagName = 'td'
        else cell.properties.scope ??= isOfHeaders ? 'col' : 'row'
      }
    })
  }
}
