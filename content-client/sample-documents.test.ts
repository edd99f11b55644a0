import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type EstimateInput, estimate, parseEstimate } from '@/estimate'
import { formatUsd } from '@/messages/format'
import { type Locale, locales } from '@/routing/locales'

const folder = 'content/sample-documents'
const readDocument = (name: string, locale: Locale) => readFileSync(`${folder}/${name}.${locale}.md`, 'utf8')

/** The cells after the first of every row of a table that holds the text, as they are written. */
function rowsWith(text: string, document: string): string[][] {
  const rows = document.split('\n').filter((line) => line.startsWith('|') && line.includes(text))
  return rows.map((row) =>
    row
      .replaceAll('**', '')
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim()),
  )
}

describe.each(locales)('the sample sprint agenda (%s)', (locale) => {
  const document = readDocument('design-sprint/sample-agenda', locale)
  const query = /\/estimate\/results\?([^)]+)\)/.exec(document)?.[1] ?? ''
  const { document: linked, catalogue } = parseEstimate(query)
  const onFriday: EstimateInput = linked.input
  const stages = [{ ...onFriday, stage: 'brief' }, onFriday] satisfies EstimateInput[]
  const figures = stages.map((input) => estimate(input, catalogue))
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')

  it('links an estimate with a finished design', () => {
    expect(onFriday.stage).toBe('designed')
    expect(onFriday.blocks.length).toBeGreaterThan(10)
  })

  it.each(['p10', 'p50', 'p80', 'p90'] as const)('prices the same blocks before and after as the calculator does: %s', (percentile) => {
    const expected = figures.map(({ cost }) => plain(formatUsd(cost[percentile], locale)))
    expect(rowsWith(`(${percentile.toUpperCase()})`, document)).toEqual([expected])
  })

  it('says the weeks of the calculator', () => {
    const expected = figures.map(({ weeks }) => String(weeks))
    expect(rowsWith(locale === 'uk' ? '| Тижнів |' : '| Weeks |', document)).toEqual([expected])
  })

  it('says how much narrower the range became', () => {
    const widths = figures.map(({ cost }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(cost.p90 / cost.p10))
    const [row = []] = rowsWith(locale === 'uk' ? '| Найбільше, поділене на найменше |' : '| High divided by low |', document)
    expect(row).toEqual(widths)
  })

  it('names the blocks that move the price most', () => {
    expect(figures[1]?.narrowing.widest).toEqual(['core.flow', 'adm.panel-m', 'int.crm'])
  })
})
