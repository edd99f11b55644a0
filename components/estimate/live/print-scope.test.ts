import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formatEstimate, parseEstimate } from '@/estimate'
import { referenceOf } from '@/estimate/address/reference'
import { locales } from '@/routing/locales'
import { viewOf } from '@/tests/support/estimate-views'
import { weekSpan } from '../labels'
import { PrintScope } from './print-scope'

it.each(locales)('paper begins with what is signed: reference, days, price, time, team, and lines for both sides (%s)', (locale) => {
  const { document, catalogue } = parseEstimate('v=1&q=production&b=acc.email_core.flow_pay.subs', {})
  const view = viewOf(document.input, locale)
  const query = formatEstimate(document, catalogue)
  const paper = renderToStaticMarkup(createElement(PrintScope, { view, query }))
  const t = view.words.in('EstimateDocument')
  const { least, weeks } = weekSpan(view.result.likelyWeeks)
  for (const said of [referenceOf(query), `${least}${weeks}`]) expect(paper).toContain(said)
  for (const name of ['issued', 'until', 'expected', 'budget', 'weeks', 'people', 'client', 'contractor'] as const)
    expect(paper).toContain(t(name))
  expect(paper.split(t('signature'))).toHaveLength(3)
})
