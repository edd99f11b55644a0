import type { CostGuide, EstimatePreset } from '@/content-client/types'
import { applyPatch, type Currency, countBlocks, formatEstimate, measure, parseEstimate } from '@/estimate'
import { toPresets } from './presets'

const sizes = ['lean', 'usual', 'large'] as const

/**
 * The figures of a cost guide in US dollars, all from the engine: its three sizes, and what each driver and saving does to the expected
 * price of the usual one. `currency`: the one its estimates open in.
 * @throws for a change the engine cannot read or that changes nothing: a guide would explain a price that does not move.
 */
export function guideFigures({ slug, drivers, savings, ...guide }: CostGuide, presets: readonly EstimatePreset[], currency: Currency) {
  const known = toPresets(presets)
  const read = (query: string) => parseEstimate(query, { presets: known, currency })
  const configurations = sizes.map((size) => {
    const { document, catalogue } = read(`preset=${guide.preset}&size=${size}`)
    const { cost, weeks } = measure(document.input, catalogue)
    return { size, query: formatEstimate(document), cost, weeks, blocks: countBlocks(document.input) }
  })
  const usual = configurations[1] ?? configurations[0]
  if (!usual) throw new Error(`The cost guide "${slug}" has no sizes.`)
  const effectOf = (change: string) => {
    const { document, catalogue, notices } = read(`${usual.query}&alt=n*change_${change}`)
    const patch = document.alternatives[0]?.patch
    const moved = patch && notices.length === 0 ? measure(applyPatch(document.input, patch), catalogue).cost.p50 - usual.cost.p50 : 0
    if (Math.abs(moved) < 1)
      throw new Error(`cost-guides, entry "${slug}": the change "${change}" is not one of its estimate, or changes nothing.`)
    return moved
  }
  return { configurations, usual, drivers: drivers.map(effectOf), savings: savings.map(effectOf) }
}
