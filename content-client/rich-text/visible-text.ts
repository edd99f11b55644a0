import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { withoutInvisible } from '../schemas/characters'

/** Takes out what is not seen and was written as an entity (`&#x202E;` turns the rest of a line round): the rest went before. */
export function visibleText() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = withoutInvisible(node.value)
      if (node.type !== 'element') return
      for (const name of ['alt', 'title']) {
        const said = node.properties[name]
        if (typeof said === 'string') node.properties[name] = withoutInvisible(said)
      }
    })
  }
}
