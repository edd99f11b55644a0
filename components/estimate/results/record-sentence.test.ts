import { expect, it } from 'vitest'
import { formatEstimate, trackRecord } from '@/estimate'
import { locales } from '@/routing/locales'
import { viewOf } from '@/tests/support/estimate-views'
import { exampleInput } from '../example'
import { recordSentence } from './record-sentence'
import { money } from './view'

it.each(locales)('five finished projects take the place of what the model expects, and samples do not (%s)', (locale) => {
  const view = viewOf(exampleInput, locale)
  const estimate = formatEstimate({ input: exampleInput, catalogue: view.catalogue.version, alternatives: [] }, view.catalogue)
  const { p50, p80, p90 } = view.result.hours
  const took = (hours: number, sample: boolean) => ({ estimate, hours, weeks: 12, sample })
  const ends = [p50, p80 - 1, p80 + 1, p90 + 1, p90 + 2]
  const sentence = (samples: number) => {
    const record = trackRecord(ends.map((hours, index) => took(hours, index < samples)))
    return recordSentence({ ...view, record })
  }
  const t = view.words.in('EstimateResults.headline')
  const budget = money(view, view.result.cost.p80)
  expect(sentence(0)).toBe(t('record', { budget, count: 5, inside: '3', covered: '2' }))
  for (const samples of [1, 5]) expect(sentence(samples)).toBe(t('sentence', { budget }))
})
