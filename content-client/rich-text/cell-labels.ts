import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Locale } from '@/routing/locales'
import { typeset } from '../typography'

const isElement = (name: string) => (node: unknown) => (node as Element).tagName === name

/** Every cell knows the heading of its column, so that a narrow window can set the rows of a wide table one under another. */
export function cellLabels(locale: Locale) {
  return (tree: Root) => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return
      const rows: Element[] = []
      visit(table, 'element', (element) => {
        if (element.tagName === 'tr') rows.push(element)
      })
      const labels = rows[0]?.children.filter(isElement('th')).map((cell) => typeset(labelOf(cell as Element), locale)) ?? []
      if (labels.length < 3) return
      for (const row of rows.slice(1))
        for (const [index, cell] of (row.children.filter(isElement('td')) as Element[]).entries()) {
          if (index === 0 || !labels[index]) continue
          cell.properties.dataLabel = labels[index]
          if (isEmpty(cell)) cell.properties.dataEmpty = ''
        }
    })
  }
}

/** A dash says that there is nothing; a list of what there is can do without it. */
function isEmpty(cell: Element): boolean {
  return /^[\s–—-]*$/.test(textOf(cell))
}

/** A note's number belongs to the heading, not to its words. */
function labelOf(heading: Element): string {
  return textOf({ ...heading, children: heading.children.filter((child) => !isElement('sup')(child)) })
}
