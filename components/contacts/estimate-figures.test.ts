import { describe, expect, it } from 'vitest'
import { measure, parseEstimate } from '@/estimate'
import { formatUsd } from '@/messages/format'
import { estimateFigures } from './estimate-figures'

const words = { range: '{from} – {to}', weeks: 'weeks:' } as Parameters<typeof estimateFigures>[1]
const query = 't=ai&q=mvp&p=web&b=acc.email_cnt.upload_ai.agent_ai.rag_ai.eval_int.api*3_adm.panel-s_sec.gdpr'

describe('the figures of an attached estimate', () => {
  it('are those of the estimate itself', () => {
    const { document, catalogue } = parseEstimate(query)
    const { cost, weeks } = measure(document.input, catalogue)
    const range = `${formatUsd(cost.p10, 'en')} – ${formatUsd(cost.p90, 'en')}`
    expect(estimateFigures(query, words, 'en')).toBe(`${range} · weeks: ${Math.round(weeks)}`)
    expect(cost.p90).toBeGreaterThan(cost.p10)
  })

  it('are written as the language writes money', () => {
    expect(estimateFigures(query, words, 'uk')).toMatch(/^[\d\u00A0]+\u00A0\$ – /)
  })

  it.each(['t=shop', 'b=no.such_block', 'preset=unknown', '%%%', ''])('are absent where "%s" names nothing to measure', (nothing) => {
    expect(estimateFigures(nothing, words, 'en')).toBeNull()
  })
})
