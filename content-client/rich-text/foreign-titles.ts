import type { ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { Locale } from '@/routing/locales'
import { textElement } from './element'

const quotation = /(?<=«)([^«»]+)(?=»)/u

/** Latin letters alone and two words at least: a single word may be anybody's name. */
function isForeign(quoted: string): boolean {
  const words = quoted.split(/\s+/).filter((word) => /\p{Script=Latin}{2}/u.test(word))
  return words.length > 1 && !/\p{Script=Cyrillic}/u.test(quoted)
}

/** English titles quoted in Ukrainian say what they are, so a screen reader pronounces them. */
export function foreignTitles(locale: Locale) {
  return (tree: Root) => {
    if (locale !== 'uk') return
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre' || node.properties.lang)) return SKIP
      if (node.type !== 'text' || !parent || index === undefined) return undefined
      // Split by a pattern with a group, every second part is a quotation.
      const parts = node.value.split(quotation).map((value, place): ElementContent => {
        return place % 2 === 1 && isForeign(value) ? textElement('span', value, { lang: 'en' }) : { type: 'text', value }
      })
      if (parts.every(({ type }) => type === 'text')) return undefined
      parent.children.splice(index, 1, ...parts)
      return [SKIP, index + parts.length]
    })
  }
}
