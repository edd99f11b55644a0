import type { Element, ElementContent, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { RichText } from './types'

/** A piece of a text that can be quoted by itself; `anchor` is the id of the heading it stands under, empty above the first. */
export type Passage = { anchor: string; heading: string; text: string }

type Place = Omit<Passage, 'text'>

const parser = unified().use(rehypeParse, { fragment: true })

/** What counts as one piece when it stands in a list, and what is never quoted: code, pictures, footnotes. */
const skipped = ['pre', 'figure', 'hr', 'section']

/** Cuts a rendered text into paragraphs, list items and rows of tables. */
export function toPassages({ html }: Pick<RichText, 'html'>): Passage[] {
  const passages: Passage[] = []
  const place: Place = { anchor: '', heading: '' }
  for (const element of elementsOf(parser.parse(html) as Root)) {
    const heading = /^h[2-6]$/.test(element.tagName)
    if (heading) Object.assign(place, { anchor: String(element.properties.id ?? ''), heading: tidy(toText(element)) })
    else passages.push(...textsOf(element).map((text) => ({ ...place, text })))
  }
  return passages
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
