import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { element, textElement } from './element'
import { drawRanges, type Range } from './range-drawing'

type Cells = readonly [name: string, low: string, middle: string, high: string, ...others: string[]]

/** More do not fit beside each other on a phone. */
const most = { rows: 5, letters: 14 }

/**
 * A code block named `ranges` is a chart: a table whose second, third and fourth columns are the low, the middle and the high figure of a
 * row, and under it, after an empty line, a caption. It becomes a figure with the drawing and, behind a summary, the table.
 * @throws an Error that says which row cannot be drawn.
 */
export function rangeCharts(asTable: string) {
  return (tree: Root) => {
    visit(tree, 'element', (block, index, parent) => {
      if (block.tagName !== 'pre' || !parent || index === undefined) return
      const [code] = block.children
      if (code?.type !== 'element' || !classesOf(code).includes('language-ranges')) return
      parent.children[index] = toChart(textOf(code), asTable)
    })
  }
}

function toChart(source: string, asTable: string): Element {
  const lines = source.trim().split('\n')
  const rows = lines.filter((line) => line.startsWith('|')).map(toCells)
  const caption = lines
    .filter((line) => !line.startsWith('|'))
    .join(' ')
    .trim()
  const [head, ...body] = rows
  if (!head || body.length < 2 || body.length > most.rows)
    throw new Error(`a chart of ranges has a line with the names of its columns and two to ${most.rows} rows, each between |`)
  if (!caption) throw new Error('a chart of ranges has a caption, below its rows, after an empty line')
  const table = element('table', {}, [
    element('thead', {}, [element('tr', {}, head.map(toHeading))]),
    element('tbody', {}, body.map(toRow)),
  ])
  return element('figure', { dataChart: 'ranges' }, [
    ...drawRanges(body.map(toRange), [head[1], head[2], head[3]]),
    element('figcaption', {}, [textElement('p', caption), element('details', {}, [textElement('summary', asTable), table])]),
  ])
}

function toCells(line: string): Cells {
  const cells = line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((text) => text.trim())
  if (cells.length < 4) throw new Error(`the row "${line}" of a chart of ranges has no name, low, middle and high figure`)
  return cells as unknown as Cells
}

function toRange([name, ...cells]: Cells): Range {
  const texts = cells.slice(0, 3)
  const [low = Number.NaN, middle = Number.NaN, high = Number.NaN] = texts.map(toNumber)
  if (!(low >= 0 && low <= middle && middle <= high && high > low))
    throw new Error(`the row "${name}" of a chart of ranges needs three figures that grow, not "${texts.join('", "')}"`)
  const long = name.split(' ').find((word) => word.length > most.letters)
  if (long) throw new Error(`"${long}" in a chart of ranges is longer than ${most.letters} letters and would touch its neighbor on a phone`)
  return { name, low, middle, high, texts: { low: cells[0] ?? '', middle: cells[1] ?? '', high: cells[2] ?? '' } }
}

/** "$32,000" and "32 000 $" alike: amounts of money are whole. */
const toNumber = (text: string) => Number(/\d/.test(text) ? text.replace(/\D/g, '') : Number.NaN)

const toHeading = (name: string) => textElement('th', name, { scope: 'col' })

const toRow = ([name, ...others]: Cells) =>
  element('tr', {}, [textElement('th', name, { scope: 'row' }), ...others.map((text) => textElement('td', text))])

const classesOf = ({ properties }: Element) => (Array.isArray(properties.className) ? properties.className : [])
