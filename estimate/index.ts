// The engine for pages and browsers. Words of blocks are in `titles.ts` and `texts.ts`, exported files in `export/`.
export { formatChanged, formatEstimate } from './address/format'
export type { Notice } from './address/notices'
export { type EstimateDocument, type ParsedEstimate, parseEstimate } from './address/parse'
export { presetInput } from './address/presets'
export { formatTitle } from './address/title'
export { changedAssumptions } from './assumptions/changes'
export { type TrackRecord, trackRecord } from './calibration'
export { type Group, groupNames, groupOf } from './catalogue/groups'
export { catalogueVersions, currentCatalogue, exampleVersion, findCatalogue } from './catalogue/register'
export { type Block, type Catalogue, type Layer, layers, phaseNames } from './catalogue/types'
export { exchangeRate, startCurrency } from './display/currency'
export { roundHourRows, roundHours, roundMoney, roundMoneyRows, roundRate } from './display/rounding'
export { impliedBlocks, isImplied } from './engine/blocks'
export { byPhase } from './engine/breakdown'
export { addDays, isDay, isMonday } from './engine/days'
export { type EstimateResult, estimate, estimateHeadline, type Figures, type Headline } from './engine/estimate'
export { type Measure, measure } from './engine/measure'
export { likelyWeeks } from './engine/outlook'
export { supportCost } from './engine/running'
export { resolveTechnologies } from './engine/technologies'
export {
  applyPatch,
  type BlockChoice,
  type Choice,
  type Currency,
  choices,
  countBlocks,
  defaultInput,
  type EstimateInput,
  type InputPatch,
  type Platform,
  platforms,
} from './input'
export { type FormStep, formSteps, type Key, type KeyOf, keyOrder, keysOf, parameters, stepOf } from './parameters'
export { roles } from './roles'
export { type Conflict, checkCompatibility, isGap } from './rules/check'
export { findGaps, findImpossible } from './rules/gaps'
export { proposeBlocks } from './rules/propose'
export { isNeed, needKey, ruleKey } from './rules/rule-key'
