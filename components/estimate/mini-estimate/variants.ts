import type { EstimatePreset } from '@/content-client/types'
import { askedPresets, choosePresets, firstPreset } from '../presets'

export const sizes = ['lean', 'usual', 'large'] as const
export const stages = ['idea', 'brief', 'spec', 'designed'] as const

/** The ticks of the axis, in steps of it. */
export const ticks = [1, 2, 3, 4, 5]

type Size = (typeof sizes)[number]
type Stage = (typeof stages)[number]
type Figures = Pick<EstimatePreset['sizes']['usual'], 'cost' | 'weeks'>
type Priced = Pick<EstimatePreset, 'slug'> & { sizes: Record<Size, Figures & { stages: Record<Exclude<Stage, 'brief'>, Figures> }> }

/** One set of answers and its figures. `place` is its position among all sets, from 1. */
export type Variant = Figures & { preset: string; size: Size; stage: Stage; place: number }

/** The answers among which the start of the estimate lets choose: the usual size of a kind, with a brief. */
export const isOfferedAtStart = ({ size, stage }: Pick<Variant, 'size' | 'stage'>) => size === 'usual' && stage === 'brief'

export function askedAbout<Preset extends Priced>(presets: readonly Preset[]): Preset[] {
  return choosePresets(presets, askedPresets)
}

/** Every set of answers, ordered by preset, size and stage; the style sheet relies on the order. */
export function listVariants(presets: readonly Priced[]): Variant[] {
  const answers = askedAbout(presets).flatMap((preset) => sizes.flatMap((size) => stages.map((stage) => ({ preset, size, stage }))))
  return answers.map(({ preset, size, stage }, index) => {
    const { stages: others, ...brief } = preset.sizes[size]
    const { cost, weeks } = stage === 'brief' ? brief : others[stage]
    return { preset: preset.slug, size, stage, place: index + 1, cost, weeks }
  })
}

/** Whether these are the answers selected at first. */
export function isFirst({ preset, size, stage }: Pick<Variant, 'preset' | 'size' | 'stage'>, presets: readonly Priced[]): boolean {
  return preset === firstSlug(presets) && size === 'usual' && stage === 'brief'
}

export function firstSlug(presets: readonly Priced[]): string | undefined {
  const slugs = askedAbout(presets).map(({ slug }) => slug)
  return slugs.includes(firstPreset) ? firstPreset : slugs[0]
}
