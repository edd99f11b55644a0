import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Locale } from '@/routing/locales'
import { typeset } from '../typography'
import type { Heading } from './types'

/**
 * Gives every heading an id, lists h2 and h3 and makes each of these a link to itself, so that a place can be shared. A body
 * stands under the page's own h1, so it may not have one.
 */
export function headingAnchors(headings: Heading[], locale: Locale) {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    visit(tree, 'element', (element) => {
      const depth = Number(/^h([1-6])$/.exec(element.tagName)?.[1])
      if (!depth) return
      const text = toText(element)
      if (depth === 1) throw new Error(`the heading "${text}" is a # heading; bodies start at ##`)
      if (element.properties.id) return
      const id = `s-${slugger.slug(text)}`
      element.properties.id = id
      if (depth !== 2 && depth !== 3) return
      headings.push({ id, text: typeset(text, locale), depth })
      if (!hasLink(element)) element.children = [toLink(id, element.children)]
    })
  }
}

function hasLink(heading: Element): boolean {
  let found = false
  visit(heading, 'element', (element) => {
    found ||= element.tagName === 'a'
  })
  return found
}

function toLink(id: string, children: Element['children']): Element {
  return { type: 'element', tagName: 'a', properties: { className: ['headingLink'], href: `#${id}` }, children }
}
