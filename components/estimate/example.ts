import { applyPatch, type Catalogue, type EstimateInput, type InputPatch, measure, parseEstimate } from '@/estimate'

const blocks = [
  ...['acc.email', 'acc.social*2', 'acc.profile', 'acc.rbac-m', 'cnt.lang', 'com.email', 'com.push', 'pay.checkout'],
  ...['shop.catalog', 'shop.cart', 'shop.orders', 'shop.promo', 'map.view', 'adm.panel-m', 'adm.dash', 'adm.analytics'],
  ...['int.api*2', 'ai.assist', 'ai.eval', 'sec.gdpr', 'web.pwa', 'mk.landing'],
]

/** The worked example of the model, as anybody may open it. */
export const exampleQuery = `v=1&c=2026.1&t=shop&q=production&m=standard&b=${blocks.join('_')}`

export const exampleInput: EstimateInput = parseEstimate(exampleQuery).document.input

const without = (...ids: string[]): InputPatch => ({ remove: ids })

/** Seven other ways to do it. */
export const exampleVariants: Readonly<Record<string, InputPatch>> = {
  spec: { set: { stage: 'spec' } },
  mvp: { set: { quality: 'mvp' } },
  kit: { set: { design: 'kit' } },
  noAi: without('ai.assist', 'ai.eval'),
  fast: { set: { pace: 'fast' } },
  apps: { set: { platforms: ['web', 'ios', 'android'] } },
  lean: { set: { quality: 'mvp', design: 'kit' }, ...without('ai.assist', 'ai.eval', 'adm.dash', 'shop.promo') },
}

export function measureVariants(catalogue: Catalogue) {
  return Object.entries(exampleVariants).map(([key, patch]) => ({ key, patch, ...measure(applyPatch(exampleInput, patch), catalogue) }))
}
