import type { EstimatePreset } from '@/content-client/types'
import { askedPresets, choosePresets, firstPreset } from '../estimate/chosen-presets'

export const sizes = ['lean', 'usual', 'large'] as const
export const stages = ['idea', 'brief', 'spec', 'designed'] as const

export type Size = (typeof sizes)[number]
export type Stage = (typeof stages)[number]
type Figures = Pick<EstimatePreset['sizes']['usual'], 'cost' | 'weeks'>
type Priced = Pick<EstimatePreset, 'slug'> & { sizes: Record<Size, Figures & { stages: Record<Exclude<Stage, 'brief'>, Figures> }> }

/** One set of answers and the model's figures for it. `place` is its position among all, from 1. */
export type Variant = Figures & { preset: string; size: Size; stage: Stage; place: number }

export function askedAbout<Preset extends Priced>(presets: readonly Preset[]): Preset[] {
  return choosePresets(presets, askedPresets)
}

/** Every set of answers: by preset, then by size, then by stage. The style sheet finds them by this order. */
export function listVariants(presets: readonly Priced[]): Variant[] {
  const answers = askedAbout(presets).flatMap((preset) => sizes.flatMap((size) => stages.map((stage) => ({ preset, size, stage }))))
  return answers.map(({ preset, size, stage }, index) => {
    const { stages: others, ...brief } = preset.sizes[size]
    const { cost, weeks } = stage === 'brief' ? brief : others[stage]
    return { preset: preset.slug, size, stage, place: index + 1, cost, weeks }
  })
}

/** What is chosen before the visitor chooses. */
export function isFirst({ preset, size, stage }: Pick<Variant, 'preset' | 'size' | 'stage'>, presets: readonly Priced[]): boolean {
  return preset === firstSlug(presets) && size === 'usual' && stage === 'brief'
}

export function firstSlug(presets: readonly Priced[]): string | undefined {
  const slugs = askedAbout(presets).map(({ slug }) => slug)
  return slugs.includes(firstPreset) ? firstPreset : slugs[0]
}
