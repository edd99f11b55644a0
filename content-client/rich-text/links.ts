import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { RichTextContext } from './types'

/** Site paths become addresses of this locale; other sites get a safe `rel`. */
export function links({ resolveLink }: RichTextContext) {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      const href = element.properties.href
      if (element.tagName !== 'a' || typeof href !== 'string') return
      if (/^https?:/.test(href)) {
        element.properties.rel = ['noopener', 'noreferrer']
      } else if (!/^(#|mailto:|tel:)/.test(href)) {
        const address = resolveLink(decode(href))
        if (!address) throw new Error(`the link "${href}" leads to no page of this site`)
        element.properties.href = address
      }
    })
  }
}

function decode(href: string): string {
  try {
    return decodeURI(href)
  } catch (cause) {
    throw new Error(`the link "${href}" is no address: write a percent sign that means itself as %25`, { cause })
  }
}
