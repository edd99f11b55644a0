import { expect, it } from 'vitest'
import { parseEstimate } from '@/estimate'
import { locales } from '@/routing/locales'
import { textsIn, viewOf } from '@/tests/support/estimate-views'
import { shownWeekSpan, weekSpan } from './labels'
import { toBoardDocument } from './report/board-document'

const { document } = parseEstimate('v=1&q=production&b=acc.email_core.entity*5_core.flow_pay.subs_adm.panel-s_ai.assist', {})

it.each(locales)('a preview, its picture, the panel, the bar and the document say one and the same time (%s)', (locale) => {
  const view = viewOf(document.input, locale)
  const { p50, p80 } = view.result.likelyWeeks
  expect(p80).toBeGreaterThan(p50)
  const figures = { low: '', high: '', name: '', price: '', from: '', to: '', blocks: 1, ...weekSpan(view.result.likelyWeeks) }
  const { words } = view
  const facts = toBoardDocument(view, '', { day: '2026-11-23' }, textsIn(locale)).sections.flatMap(({ facts = [] }) => facts)
  const said = [
    words.in('EstimateLinked')('title', figures),
    words.in('EstimateLinked')('description', figures),
    words.in('EstimateLinked')('figures', figures),
    words.in('EstimateReport')('card', figures),
    words.in('EstimateReport')('description', figures),
    words.in('EstimateSummary')('weeks', figures),
    words.in('EstimateSummary')('announcement', figures),
    words.in('EstimateResults.keyFigures')('weeks', figures),
    words.in('ContactMail')('weeks', figures),
    facts.map(({ value }) => value).join('\n'),
  ]
  for (const text of said) expect(text).toMatch(new RegExp(`(^|\\s)${p50}–${p80}\\s(weeks|тиж)`, 'm'))
})

it('a page ends no line after the dash of it', () => {
  expect(shownWeekSpan({ p50: 6, p80: 8 })).toEqual({ least: '6–\u2060', weeks: 8 })
  expect(shownWeekSpan({ p50: 3, p80: 3 })).toEqual({ least: '', weeks: 3 })
})

it('the time is one number where half and four of five take the same', () => {
  expect(weekSpan({ p50: 3, p80: 3 })).toEqual({ least: '', weeks: 3 })
})
