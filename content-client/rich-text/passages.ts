import type { Element, ElementContent, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { Passage } from './types'

type Place = Omit<Passage, 'text'>

/** What counts as one piece when it stands in a list, and what is never quoted: code, pictures, footnotes. */
const skipped = ['pre', 'figure', 'hr', 'section']

/** Collects the paragraphs, list items and rows of tables of a text. */
export function passages(found: Passage[]) {
  return (tree: Root) => {
    found.push(...toPassages(tree))
  }
}

export function toPassages(tree: Root): Passage[] {
  const found: Passage[] = []
  const place: Place = { anchor: '', heading: '' }
  for (const element of elementsOf(tree)) {
    const heading = /^h[2-6]$/.test(element.tagName)
    if (heading) Object.assign(place, { anchor: String(element.properties.id ?? ''), heading: tidy(toText(element)) })
    else found.push(...textsOf(element).map((text) => ({ ...place, text })))
  }
  return found
}

function textsOf(element: Element): string[] {
  if (skipped.includes(element.tagName)) return []
  if (element.tagName === 'ul' || element.tagName === 'ol') return elementsOf(element).map(readable).filter(Boolean)
  const table = element.tagName === 'table' ? element : elementsOf(element).find(({ tagName }) => tagName === 'table')
  return table ? rowsOf(table) : [readable(element)].filter(Boolean)
}

/** A row by itself has to say what its cells are: “Kept: 30 days”. */
function rowsOf(table: Element): string[] {
  const rows = elementsOf(table).flatMap(elementsOf)
  const [names = [], ...lines] = rows.map((row) => elementsOf(row).map(readable))
  return lines.map(([first = '', ...cells]) => [first, ...cells.map((cell, index) => `${names[index + 1] ?? ''}: ${cell}`)].join('. '))
}

/** The words of an element without the numbers of its footnotes; blocks inside it are divided by a space. */
function readable(element: Element): string {
  return tidy(element.children.map(wordsOf).join(''))
}

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || node.tagName === 'sup') return ''
  const words = node.children.map(wordsOf).join('')
  return ['p', 'li', 'br', 'blockquote'].includes(node.tagName) ? `${words} ` : words
}

function elementsOf(parent: Root | Element): Element[] {
  return (parent.children as ElementContent[]).filter((child) => child.type === 'element')
}

function tidy(text: string): string {
  return text.replace(/[ \n\t]+/g, ' ').trim()
}
