import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** HTML has dropped `align`; the style sheet aligns the columns a table asks for by an attribute of ours. */
export function cellAlignment() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if ((tagName !== 'th' && tagName !== 'td') || properties.align === undefined) return
      properties.dataAlign = properties.align
      properties.align = undefined
    })
  }
}
