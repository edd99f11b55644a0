import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { elementsOf, findElements } from '../primitives/hast'
import styles from './document-tables.module.scss'

/** Letters that columns of figures may take together of a phone's width; a column has room around it. */
const most = 34
const room = 1.5

/** The longest figure; a longer one is a sentence. */
const longest = 16

/** Letters of a word that marks a row rather than names it: a number, a code, a time. */
const markLetters = 5

const textOf = (cell: Element | undefined) => (cell ? toText(cell).trim() : '')

const longestWord = (text: string) => Math.max(...text.split(/\s/).map((word) => word.length))

/** How a phone shows a table of three columns and more: one whose figures fit keeps its columns, any other is a ruled list of rows. */
export function layOutTable(table: Element) {
  const [heads = [], ...rows] = findElements(table, 'tr').map(elementsOf)
  if (heads.length < 3) return
  const columns = [...heads.keys()].slice(1)
  const figures = columns.filter((column) => heads[column]?.properties.dataAlign === 'right')
  const widths = figures.map((column) => Math.max(longestWord(textOf(heads[column])), ...rows.map((cells) => textOf(cells[column]).length)))
  const fits = figures.length > 0 && Math.max(...widths) <= longest && widths.reduce((sum, width) => sum + width + room, 0) <= most
  const isMark = (cell: Element | undefined) => textOf(cell).length <= markLetters
  const marked = rows.every(([first]) => isMark(first))
  const keyed = marked && textOf(heads[0]) !== '' && isMark(heads[0]) && !figures.includes(1)
  const alone = fits && keyed && figures.length === heads.length - 2
  const classes = [fits ? styles.kept : styles.stacked, keyed && styles.keyed, alone && styles.alone]
  table.properties.className = classes.filter((name) => typeof name === 'string')
  if (fits) table.properties.dataFigures = figures.length
  for (const cells of rows)
    for (const [column, cell] of cells.entries()) {
      const isName = column === 0 ? !marked || keyed : keyed && column === 1
      const { dataLabel: _label, ...properties } = cell.properties
      const name = textOf(heads[column])
      cell.properties = fits || isName || !name ? properties : { ...properties, dataName: name }
      if (fits) cell.properties.dataEmpty = undefined
    }
}
