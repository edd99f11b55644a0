import type { EstimatePreset, Service } from '@/content-client/types'

/** `agreed`: as contracts name it, not the range of an estimate. Of a range, `expected` is what a headline names: nine in ten pay more than its start. */
export type ServicePrice = { label?: string; from: number; expected?: number; to: number; weeks?: number; agreed?: boolean }

/** The amount a headline names. */
export const headlineOf = ({ from, expected = from }: ServicePrice): number => expected

/** What a service costs: its own fixed price, or the usual size of its first estimate preset from P10 to P90. */
export function toServicePrice({ price }: Pick<Service, 'price'>, presets: readonly EstimatePreset[]): ServicePrice | undefined {
  if (price.kind === 'fixed') return { from: price.fromUsd, to: price.toUsd, agreed: true }
  const preset = presets.find(({ slug }) => slug === price.presets[0])
  if (!preset) return undefined
  const { cost, weeks } = preset.sizes.usual
  return { label: preset.title, from: cost.p10, expected: cost.p50, to: cost.p90, weeks }
}
