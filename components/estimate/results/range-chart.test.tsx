import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { applyPatch, defaultInput } from '@/estimate'
import type { Locale } from '@/routing/locales'
import { viewOf } from '@/tests/support/estimate-views'
import { RangeChart } from './range-chart'
import { money } from './view'

it.each([
  ['en', 'USD', /^\$(?:0|[\d.]+k)$/],
  ['uk', 'UAH', /^(?:0|[\d,]+\u00A0(?:тис\.|млн))\u00A0₴$/],
] as const)('the range stands over an axis with amounts in the currency of the estimate (%s)', (locale: Locale, currency, amount) => {
  const blocks = ['acc.email', 'core.entity', 'pay.subs', 'ai.rag'].map((id) => ({ id, quantity: 1 }))
  const view = viewOf(applyPatch(defaultInput, { set: { currency }, add: blocks }), locale)
  const html = renderToStaticMarkup(<RangeChart view={view} />)
  const ticks = [...html.matchAll(/<text x="([\d.]+)%"[^>]*>([^<]+)</g)].map(([, at, text]) => [Number(at), text])
  expect(ticks.map(([at]) => at)).toEqual([0, 25, 50, 75, 100])
  for (const [, text] of ticks) expect(text).toMatch(amount)
  expect(html).toContain(money(view, view.result.cost.p90))
})
