import type { Element, ElementContent, Root } from 'hast'
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

/** Where a chapter's first table stands; -1 where it has none. */
export const tableIndex = (blocks: readonly Element[]) =>
  blocks.findIndex((block) => block.properties.className?.toString() === 'tableFrame')
