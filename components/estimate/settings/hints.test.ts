import { expect, it } from 'vitest'
import { applyPatch, measure, parseEstimate } from '@/estimate'
import en from '@/messages/en.json'
import uk from '@/messages/uk.json'

it('what a hurry costs depends on the project, so no hint names a share', () => {
  const extra = ['acc.email', 'acc.email_core.entity*5_core.flow_pay.subs_adm.panel-s_ai.assist_com.chat-s'].map((blocks) => {
    const { document, catalogue } = parseEstimate(`v=1&b=${blocks}`, {})
    const fast = measure(applyPatch(document.input, { set: { pace: 'fast' } }), catalogue)
    return fast.cost.p50 / measure(document.input, catalogue).cost.p50
  })
  expect(new Set(extra.map((share) => share.toFixed(3))).size).toBe(2)
  for (const { EstimateSettings } of [en, uk]) expect(EstimateSettings.hints.fast).not.toMatch(/\d/)
})
