import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type EstimateInput, estimate, parseEstimate } from '@/estimate'
import { formatUsd } from '@/messages/format'
import { type Locale, locales } from '@/routing/locales'

const folder = 'content/sample-documents'
const readDocument = (name: string, locale: Locale) => readFileSync(`${folder}/${name}.${locale}.md`, 'utf8')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const names = files.filter((file) => file.endsWith('.yaml')).map((file) => file.replace('.yaml', ''))
const sampleWord: Record<Locale, RegExp> = { en: /\bsample\b/i, uk: /зразок/i }

describe.each(locales)('every sample document (%s)', (locale) => {
  it.each(names)('says that it is one in its title, for search engines and, among terms to sign, in its first line: %s', (name) => {
    const entry = parse(readFileSync(`${folder}/${name}.yaml`, 'utf8'))
    const { title, kind, seo } = entry[locale]
    const [firstLine = ''] = readDocument(name, locale).split('\n')
    expect(entry.sample).toBe(true)
    for (const text of [title, kind, seo.title, ...(name.startsWith('trust/') ? [firstLine] : [])]) expect(text).toMatch(sampleWord[locale])
  })
})

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

  it('links the estimate of its case, with a finished design', () => {
    const { estimate: ofCase } = parse(readFileSync('content/cases/health/registratura.yaml', 'utf8'))
    const { stage: _stage, ...before } = parseEstimate(ofCase).document.input
    const { stage, ...after } = onFriday
    expect(stage).toBe('designed')
    expect(after).toEqual(before)
    expect(after.blocks.length).toBeGreaterThan(10)
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
