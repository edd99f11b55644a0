import { describe, expect, it } from 'vitest'
import { findElements, parseHtml, writeHtml } from '../primitives/hast'
import { layOutTable } from './document-tables'
import styles from './document-tables.module.scss'

function laidOut(heads: readonly string[], row: readonly string[], figures: readonly number[]) {
  const cellOf = (tag: string) => (text: string, column: number) =>
    `<${tag}${figures.includes(column) ? ' data-align="right"' : ''} data-label="x">${text}</${tag}>`
  const html = `<div><table><thead><tr>${heads.map(cellOf('th')).join('')}</tr></thead><tbody><tr>${row.map(cellOf('td')).join('')}</tr></tbody></table></div>`
  const blocks = parseHtml(html)
  const [table] = blocks.flatMap((block) => findElements(block, 'table'))
  if (table) layOutTable(table)
  return { classes: table?.properties.className, figures: table?.properties.dataFigures, html: writeHtml(blocks) }
}

describe('a table of a document on a phone', () => {
  it('keeps its columns where its figures fit', () => {
    const { classes, figures, html } = laidOut(['Area', 'State', 'High', 'Low'], ['Code structure', 'Everything', '1', '2'], [2, 3])
    expect(classes).toEqual([styles.kept])
    expect(figures).toBe(2)
    expect(html).not.toMatch(/<td[^>]*data-(?:label|name)/)
  })

  it('is a list of rows where they do not, each cell with the name of its column', () => {
    const { classes, html } = laidOut(['Page', 'LCP', 'CLS'], ['Request', '2.3 s, then 1.9 s', 'a long figure, too'], [1, 2])
    expect(classes).toEqual([styles.stacked])
    expect(html).toContain('data-name="LCP"')
  })

  it('takes a number for the mark of its row, and what follows for its name', () => {
    const { classes, html } = laidOut(['No.', 'What', 'By whom'], ['1', 'Repository', 'Administrator'], [])
    expect(classes).toEqual([styles.stacked, styles.keyed])
    expect(html).toContain('<td>1</td><td>Repository</td><td data-name="By whom">')
  })

  it('says what a number is that nothing follows', () => {
    expect(laidOut(['Severity', 'Basic', 'Standard'], ['1', '4 hours', '2 hours'], []).html).toContain('<td data-name="Severity">1</td>')
  })

  it('with two columns is left as it is', () => {
    expect(laidOut(['Mark', 'Meaning'], ['A', 'B'], []).classes).toBeUndefined()
  })
})
