import type { Element, ElementContent, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

const parser = unified().use(rehypeParse, { fragment: true })
const writer = unified().use(rehypeStringify)

/** The elements of a rendered text. */
export const parseHtml = (html: string): Element[] => elementsOf(parser.parse(html) as Root)

export const writeHtml = (children: Element[]): string => writer.stringify({ type: 'root', children })

export function elementsOf({ children }: Root | Element): Element[] {
  return (children as ElementContent[]).filter((child) => child.type === 'element')
}

export function findElements(element: Element, tag: string): Element[] {
  return elementsOf(element).flatMap((child) => (child.tagName === tag ? [child] : findElements(child, tag)))
}

/** Whether words can stand beside a name: in two lines at most. */
export const fitsBeside = (words: string) => words.length <= 90

/** The first sentence of a text, if it can stand beside a name. Else an empty text. */
export function shortOpening([first]: readonly Element[]): string {
  const sentence = first?.tagName === 'p' ? (/^.+?[.!?…](?=\s|$)/su.exec(toText(first))?.[0] ?? '') : ''
  return fitsBeside(sentence) ? sentence : ''
}

/** The words of a chapter's first table, row by row, its heads first; none where it has no table. */
export function tableRows(blocks: readonly Element[]): string[][] {
  const frame = blocks[tableIndex(blocks)]
  return frame ? findElements(frame, 'tr').map((row) => elementsOf(row).map((cell) => toText(cell).trim())) : []
}

/** Where a chapter's first table stands; -1 where it has none. */
export const tableIndex = (blocks: readonly Element[]) =>
  blocks.findIndex((block) => block.properties.className?.toString() === 'tableFrame')
