import {
  applyPatch,
  type Catalogue,
  type EstimateInput,
  exampleVersion,
  formatEstimate,
  type InputPatch,
  measure,
  parseEstimate,
  startCurrency,
} from '@/estimate'
import type { Locale } from '@/routing/locales'

const blocks = [
  ...['acc.email', 'acc.social*2', 'acc.profile', 'acc.rbac-m', 'cnt.lang', 'com.email', 'com.push', 'pay.checkout'],
  ...['shop.catalog', 'shop.cart', 'shop.orders', 'shop.promo', 'map.view', 'adm.panel-m', 'adm.dash', 'adm.analytics'],
  ...['int.api*2', 'ai.assist', 'ai.eval', 'sec.gdpr', 'web.pwa', 'mk.landing'],
]

/** The query of the worked example. */
export const exampleQuery = `v=1&c=${exampleVersion}&t=shop&q=production&m=standard&b=${blocks.join('_')}`

const parsed = parseEstimate(exampleQuery)

export const exampleInput: EstimateInput = parsed.document.input

export const exampleCatalogue: Catalogue = parsed.catalogue

/** The worked example as the pages of a language show it: in the currency an estimate is begun in. */
export function exampleIn(locale: Locale): { input: EstimateInput; query: string } {
  const input = { ...exampleInput, currency: startCurrency[locale] }
  return { input, query: formatEstimate({ ...parsed.document, input }) }
}

const without = (...ids: string[]): InputPatch => ({ remove: ids })

/** The variants of the worked example by message key, and what each changes. */
const exampleVariants = [
  { key: 'spec', patch: { set: { stage: 'spec' } } },
  { key: 'mvp', patch: { set: { quality: 'mvp' } } },
  { key: 'kit', patch: { set: { design: 'kit' } } },
  { key: 'noAi', patch: without('ai.assist', 'ai.eval') },
  { key: 'fast', patch: { set: { pace: 'fast' } } },
  { key: 'apps', patch: { set: { platforms: ['web', 'ios', 'android'] } } },
  { key: 'lean', patch: { set: { quality: 'mvp', design: 'kit' }, ...without('ai.assist', 'ai.eval', 'adm.dash', 'shop.promo') } },
] as const satisfies readonly { key: string; patch: InputPatch }[]

export function measureVariants(catalogue: Catalogue) {
  return exampleVariants.map(({ key, patch }) => ({ key, patch, ...measure(applyPatch(exampleInput, patch), catalogue) }))
}
