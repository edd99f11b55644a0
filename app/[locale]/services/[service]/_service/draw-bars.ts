import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { elementsOf, findElements, parseHtml, tableIndex, writeHtml } from '@/components/primitives/hast'

/** What a row of a table of amounts is drawn from: one amount, or the ends of a range; `mark` is what is expected between them. */
type Bar = { low: number; high: number; mark: number | undefined }

type Drawn = { column: number; bars: Bar[]; top: number }

/** Whole numbers: “$2,000–6,000”, «2 000–6 000 $». */
const amountsIn = (text: string) => (text.match(/\d[\d\s,]*/g) ?? []).map((digits) => Number(digits.replace(/\D/g, '')))

/** The first column with a range, or the last one; a column of single numbers before it says what is expected. */
export function readBars(rows: readonly (readonly string[])[]): Drawn {
  const columns = rows[0]?.length ?? 0
  const ranged = [...Array(columns).keys()].slice(1).find((column) => rows.some((cells) => amountsIn(cells[column] ?? '').length === 2))
  const column = ranged ?? columns - 1
  const isExpected = column > 1 && rows.every((cells) => amountsIn(cells[column - 1] ?? '').length === 1) && ranged !== undefined
  const bars = rows.map((cells): Bar => {
    const [first = 0, second] = amountsIn(cells[column] ?? '')
    const mark = isExpected ? amountsIn(cells[column - 1] ?? '')[0] : undefined
    return second === undefined ? { low: 0, high: first, mark } : { low: first, high: second, mark }
  })
  return { column, bars, top: Math.max(...bars.map(({ high }) => high)) }
}

/** The first table of a chapter with a bar in each row, all on one scale; its words stay where they are. */
export function drawBars(html: string): string {
  const blocks = parseHtml(html)
  const frame = blocks[tableIndex(blocks)]
  if (!frame) return html
  const rows = findElements(frame, 'tr').slice(1).map(elementsOf)
  const { column, bars, top } = readBars(rows.map((cells) => cells.map(amountOf)))
  for (const [index, cells] of rows.entries()) {
    const cell = cells[column]
    const bar = bars[index]
    if (!cell || !bar) continue
    cell.properties.dataBar = ''
    cell.children = [element('span', {}, cell.children), drawBar(bar, top)]
  }
  return writeHtml(blocks)
}

/** A note's number belongs to no amount. */
const amountOf = (cell: Element) =>
  toText({ ...cell, children: cell.children.filter((child) => !('tagName' in child && child.tagName === 'sup')) })

const share = (amount: number, top: number) => `${Math.round((amount / top) * 1000) / 10}%`

function drawBar({ low, high, mark }: Bar, top: number): Element {
  const range = element('rect', { x: share(low, top), width: share(high - low, top), y: '8', height: '12', rx: '6' })
  const expected = mark === undefined ? [] : [element('rect', { dataMark: '', x: share(mark, top), width: '3', height: '28', rx: '1.5' })]
  return element('svg', { ariaHidden: 'true' }, [range, ...expected])
}

const element = (tagName: string, properties: Element['properties'], children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
