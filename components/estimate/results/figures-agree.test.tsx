// @vitest-environment node
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { currentCatalogue, formatEstimate, parseEstimate } from '@/estimate'
import { type EstimateFile, toEstimateFile } from '@/estimate/export/estimate-file'
import { summaryCsv } from '@/estimate/export/tables'
import { anyInput } from '@/tests/support/estimate-inputs'
import { viewOf } from '@/tests/support/estimate-views'
import { runs } from '@/tests/support/runs'
import { toExportWords } from '../export-words'
import { Breakdown } from './breakdown'
import { Headline } from './headline'

const percentiles = ['p10', 'p50', 'p80', 'p90'] as const
const count = runs(12, 500)
const inputs = fc.sample(
  anyInput.filter(({ blocks }) => blocks.length > 0),
  { seed: 20261, numRuns: count },
)
const numbersIn = (text: string) => [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))
const stepOf = (amount: number) => (amount < 20_000 ? 100 : amount < 100_000 ? 500 : 1000)

describe('one estimate has one set of figures', () => {
  it(`in the answer of the interface, on the page and in the exported table, for ${count} random ones`, () => {
    expect(inputs.length).toBe(count)
    for (const input of inputs) {
      const query = formatEstimate({
        catalogue: currentCatalogue.version,
        input: { ...input, currency: 'USD', exchange: {} },
        alternatives: [],
      })
      const parsed = parseEstimate(query)
      const answer: EstimateFile = JSON.parse(JSON.stringify(toEstimateFile(parsed, 'https://example.com')))
      const view = viewOf(parsed.document.input)

      const page = renderToStaticMarkup(<Headline view={view} title="" />)
      const marks = numbersIn(page.slice(page.indexOf('<dl')))
      for (const [index, percentile] of percentiles.entries()) {
        const exact = answer.result.cost[percentile]
        expect(Math.abs((marks[index] ?? 0) - exact)).toBeLessThanOrEqual(stepOf(exact) / 2 + 1e-6)
      }
      expect(page).toContain(`${answer.result.likelyWeeks.p80}\u00A0week`)
      expect(renderToStaticMarkup(<Breakdown view={view} />)).not.toContain('NaN')

      const words = toExportWords(view.words, view.titles, {})
      const csv = summaryCsv({ locale: 'en', title: '', link: '', ...parsed, result: view.result, basis: [], words })
      for (const percentile of percentiles) {
        const line = csv.split('\r\n').find((row) => row.includes(words.labels[percentile]))
        const [cost = '', hours = ''] = (line ?? '').split(',').reverse()
        expect(Number(cost)).toBeCloseTo(answer.result.cost[percentile], 1)
        expect(Number(hours)).toBeCloseTo(answer.result.hours[percentile], 1)
      }
    }
  })
})
