import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { Locale } from '@/routing/locales'
import { typesetLines } from '../typography'

/** Typography for everything that is read and is not code. */
export function typesetText(locale: Locale) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP
      if (node.type === 'element' && typeof node.properties.alt === 'string')
        node.properties.alt = typesetLines(node.properties.alt, locale)
      if (node.type === 'text') node.value = typesetLines(node.value, locale)
      return undefined
    })
  }
}
