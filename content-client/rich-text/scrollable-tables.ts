import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Wide tables and code scroll in a frame of their own, reachable by keyboard (WCAG 2.1.1). */
export function scrollableTables() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName === 'pre') element.properties.tabIndex = 0
      if (element.tagName !== 'table' || !parent || index === undefined) return
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['tableFrame'], tabIndex: 0 },
        children: [element],
      }
      parent.children[index] = frame
      return index + 1
    })
  }
}
