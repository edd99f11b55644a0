import type { Locale } from '../../routing/locales'
import type { EstimateDocument } from '../address/parse'
import type { Group } from '../catalogue/groups'
import type { Catalogue, Phase } from '../catalogue/types'
import type { BuildUpStep } from '../engine/build-up'
import type { Milestone } from '../engine/calendar'
import type { EstimateResult } from '../engine/estimate'
import type { Role } from '../roles'
import type { BlockText } from '../texts'

/** What exported files are made from. `link` is the absolute address of the estimate. */
export type ExportSource = {
  locale: Locale
  title: string
  link: string
  document: EstimateDocument
  catalogue: Catalogue
  result: EstimateResult
  /** Whose figures these are, their currency and what was changed, a line each. */
  basis: readonly string[]
  words: ExportWords
}

/** The words of one language; they come from the messages and the catalogue. */
export type ExportWords = {
  estimate: string
  roles: Readonly<Record<Role, string>>
  groups: Readonly<Record<Group | 'setup', string>>
  phases: Readonly<Record<Phase, string>>
  milestones: Readonly<Record<Milestone['id'], string>>
  buildUp: Readonly<Record<BuildUpStep['id'], string>>
  blocks: Readonly<Record<string, string>>
  texts: (id: string) => Pick<BlockText, 'summary' | 'includes' | 'excludes' | 'assumptions' | 'questions'>
  labels: Readonly<Record<Label, string>>
}

export const labelNames = [
  'basis',
  'changed',
  'group',
  'id',
  'block',
  'quantity',
  'spread',
  'low',
  'likely',
  'high',
  'hours',
  'cost',
  'share',
  'people',
  'when',
  'now',
  'later',
  'figure',
  'unit',
  'range',
  'expected',
  'budget',
  'weeks',
  'role',
  'phase',
  'week',
  'date',
  'milestone',
  'catalogue',
  'link',
  'allowance',
  'scope',
  'includes',
  'excludes',
  'assumptions',
  'questions',
  'team',
  'timeline',
  'buildUp',
  'notOffer',
  'p10',
  'p50',
  'p80',
  'p90',
] as const

type Label = (typeof labelNames)[number]

/** Formats figures in exported texts. */
export type Formats = {
  hours: (hours: number) => string
  money: (usd: number) => string
  day: (day: string) => string
  weeks: (likely: EstimateResult['likelyWeeks']) => string
}
