import type { EstimatePreset } from '@/content-client/types'
import type { EstimateResult } from '@/estimate'

/** What a project of a kind usually costs. */
export type Benchmark = { title: string; cost: EstimateResult['cost'] }

/** By kind of product; where several presets are of one kind, the first stands for it. */
export function benchmarksOf(presets: readonly EstimatePreset[]): Readonly<Record<string, Benchmark>> {
  return Object.fromEntries([...presets].reverse().map(({ type, title, sizes }) => [type, { title, cost: sizes.usual.cost }]))
}
