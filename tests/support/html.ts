import type { Element, Root, Text } from 'hast'
import { toString as textIn } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const page = unified().use(rehypeParse)
const fragment = unified().use(rehypeParse, { fragment: true })

export const parsePage = (html: string): Root => page.parse(html)
export const parseFragment = (html: string): Root => fragment.parse(html)

/** All words of a piece of HTML, as `textContent` has them. */
export const textOf = (html: string): string => textIn(parseFragment(html))

export function elementsOf(tree: Root | Element): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (element) => {
    found.push(element)
  })
  return found
}

export function textNodesOf(tree: Root | Element): Text[] {
  const found: Text[] = []
  visit(tree, 'text', (text) => {
    found.push(text)
  })
  return found
}

/** The value of an attribute by its name in hast (`hrefLang`), null when it is not there. */
export function attribute({ properties }: Element, name: string): string | null {
  const value = properties[name]
  if (value === undefined || value === null || value === false) return null
  if (value === true) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}
