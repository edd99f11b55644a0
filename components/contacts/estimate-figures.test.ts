import { describe, expect, it } from 'vitest'
import { likelyWeeks, measure, parseEstimate } from '@/estimate'
import messages from '@/messages/en.json'
import { formatUsd } from '@/messages/format'
import { estimateLines } from './estimate-figures'

const { exchange, ownExchange } = messages.EstimateBasis
const words = { range: '{from} – {to}', exchange, ownExchange, ...messages.ContactForm.estimate }
const query = 'v=1&c=2026.1&t=ai&q=mvp&b=acc.email_cnt.upload_ai.agent_ai.rag_ai.eval_int.api*3_adm.panel-s_sec.gdpr&l=cnt.upload'

describe('an attached estimate', () => {
  it('is named with its blocks, and its figures are those of the estimate itself', () => {
    const { document, catalogue } = parseEstimate(query)
    const made = measure(document.input, catalogue)
    const { cost } = made
    const { p50, p80 } = likelyWeeks(made, catalogue)
    expect(p80).toBeGreaterThan(p50)
    expect(estimateLines(query, words, 'en')).toEqual([
      'AI assistant · functional blocks: 7',
      `${formatUsd(cost.p10, 'en')} – ${formatUsd(cost.p90, 'en')} · weeks: ${p50}–\u2060${p80}`,
    ])
  })

  it('shows its own currency, at which rate, and that the rate is not ours, which alone has a day', () => {
    const [, figures, rate, changed] = estimateLines(`${query}&cur=EUR&fx=EUR*0.2`, words, 'en')
    expect(figures).toMatch(/^€[\d,]+ – €[\d,]+ · /)
    expect(rate).toBe('1 US dollar = €0.2, your rate. Ours is €0.86, of November 2, 2026.')
    expect(changed).toBe(words.changed)
    expect(estimateLines(`${query}&cur=EUR`, words, 'en')).toContain('1 US dollar = €0.86, our rate on November 2, 2026.')
  })

  it('says that it cannot be built', () => {
    expect(estimateLines('b=pay.iap', words, 'en')).toContain(words.impossible)
    expect(estimateLines(query, words, 'en')).not.toContain(words.impossible)
  })

  it.each(['t=shop', 'b=no.such_block', 'preset=unknown', '%%%', ''])('has no figures where "%s" names nothing to measure', (nothing) => {
    expect(estimateLines(nothing, words, 'en')).toEqual([])
  })
})
