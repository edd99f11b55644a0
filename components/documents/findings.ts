import type { Element, ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { elementsOf, findElements, parseHtml, writeHtml } from '../primitives/hast'
import { layOutTable } from './document-tables'
import { anchorOf, dotOf } from './dots'
import styles from './findings.module.scss'
import ruled from './ruled-rows.module.scss'

type LaidOut = { html: string; names: ReadonlyMap<string, string> }

type Line = { lead: Element; rest: ElementContent[] }

/**
 * The text of a document as it is set: a list whose every item begins in bold is ruled rows; one under a heading with a code is a
 * finding, its rank and figures beside it. `names` says what stands at each code.
 */
export function layOutText(html: string, dots: ReadonlyMap<string, string>): LaidOut {
  const names = new Map<string, string>()
  const laid: Element[] = []
  for (const block of parseHtml(html)) {
    for (const table of findElements(block, 'table')) {
      layOutTable(table)
      for (const row of findElements(table, 'tr')) markRow(row, dots, names)
    }
    const lines = linesOf(block)
    const heading = laid.at(-1)
    const [, code = ''] = (lines && heading?.tagName === 'h3' && /^([A-Z\d]+)\./.exec(toText(heading))) || []
    if (lines && heading && dots.has(code)) {
      names.set(code, toText(heading))
      laid.splice(-1, 1, toFinding(heading, lines, code, dots.get(code) ?? ''))
    } else laid.push(lines ? toRows(lines) : block)
  }
  return { html: writeHtml(laid), names }
}

/** The items of a list that all begin in bold. */
function linesOf(block: Element): Line[] | undefined {
  if (block.tagName !== 'ul') return undefined
  const lines = elementsOf(block).map((item) => {
    const [only] = elementsOf(item)
    const [lead, ...rest] = only?.tagName === 'p' ? only.children : item.children
    return lead?.type === 'element' && lead.tagName === 'strong' ? { lead, rest } : undefined
  })
  return lines.length > 1 && lines.every((line) => line !== undefined) ? lines : undefined
}

/** A figure, or a rank: bold with nothing after it. */
const standsBeside = ({ lead, rest }: Line) => rest.length === 0 || /^\d/.test(toText(lead))

function toFinding(heading: Element, lines: readonly Line[], code: string, dot: string): Element {
  const beside = lines
    .filter(standsBeside)
    .map(({ lead, rest }) => element('li', [...(rest.length ? [] : [element('i', [], dotOf[dot])]), { ...lead, tagName: 'b' }, ...rest]))
  takeCode(heading, code)
  heading.properties.className = [styles.name ?? '']
  const rows = toRows(lines.filter((line) => !standsBeside(line)))
  const finding = element(
    'section',
    [heading, element('ul', beside, styles.beside), rows],
    `${styles.finding} ${dot === 'x' ? styles.grave : ''}`,
  )
  finding.properties.id = anchorOf(code)
  return finding
}

/** The code of a heading, apart from its words. */
function takeCode(heading: Element, code: string) {
  const [link] = elementsOf(heading)
  const [first] = link?.children ?? []
  if (!link || first?.type !== 'text') return
  first.value = first.value.replace(/^\S+\s/, ' ')
  link.children.unshift(element('span', [{ type: 'text', value: code }], styles.code))
}

function toRows(lines: readonly Line[]): Element {
  const rows = lines.map(({ lead, rest }) => {
    const label = toText(lead)
    const [first, ...others] = rest
    const opening = first?.type === 'text' ? [{ ...first, value: openingOf(first.value, label) }] : first ? [first] : []
    return element('div', [element('dt', [{ type: 'text', value: label.replace(/[:.]$/, '') }]), element('dd', [...opening, ...others])])
  })
  return element('dl', rows, ruled.rows)
}

/** After a label with a colon, a text in a column of its own begins as a sentence does. */
function openingOf(text: string, label: string): string {
  const words = text.trimStart()
  return label.endsWith(':') ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : words
}

function markRow(row: Element, dots: ReadonlyMap<string, string>, names: Map<string, string>) {
  const cells = elementsOf(row)
  const code = cells[0] ? toText(cells[0]).trim() : ''
  const dot = dots.get(code)
  if (!cells[0] || dot === undefined) return
  const says = cells.map(toText).reduce((longest, text) => (text.length > longest.length ? text : longest))
  names.set(code, `${code}. ${says}`)
  row.properties.id = anchorOf(code)
  row.properties.className = [styles.row ?? '']
  cells[0].children.unshift(element('i', [], dotOf[dot]))
}

const element = (tagName: string, children: ElementContent[], className?: string): Element => ({
  type: 'element',
  tagName,
  properties: className ? { className: className.split(' ') } : {},
  children,
})
