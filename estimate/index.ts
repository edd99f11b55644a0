/** The numbers, for pages and browsers. Words have their own entries: `titles.ts`, `texts.ts`; files to take away: `export/`. */
export type { Alternative } from './address/alternatives'
export { formatEstimate } from './address/format'
export type { Notice, NoticeCode } from './address/notices'
export { type EstimateDocument, type ParsedEstimate, parseEstimate } from './address/parse'
export { type Preset, type PresetSize, presetInput, presetSizes } from './address/presets'
export { cleanTitle, formatTitle, parseTitle } from './address/title'
export { type Group, groupNames, groupOf, groups } from './catalogue/groups'
export { currentCatalogue, findCatalogue } from './catalogue/register'
export { type Block, type Catalogue, type Layer, type Role, roles, type TechnologyOption } from './catalogue/types'
export { exchangeRate } from './display/currency'
export { roundHourRows, roundHours, roundMoney, roundMoneyRows, roundRows } from './display/rounding'
export { impliedBlocks, indexOf, isImplied, requiredBlocks } from './engine/blocks'
export { addDays, isDay, isMonday, wholeWeeksBetween } from './engine/days'
export { type EstimateResult, estimate, type Figures, type Limit } from './engine/estimate'
export { type Measure, measure } from './engine/measure'
export { phaseNames } from './engine/phases'
export type { Saving, SavingId } from './engine/savings'
export { defaultTechnology, layers } from './engine/technologies'
export {
  applyPatch,
  type BlockChoice,
  type Currency,
  choices,
  defaultInput,
  type EstimateInput,
  type InputPatch,
  type Platform,
  platforms,
  type Settings,
} from './input'
export { type Conflict, checkCompatibility } from './rules/check'
export type { Level } from './rules/finding'
export { type Proposal, proposeBlocks } from './rules/propose'
