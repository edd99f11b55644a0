import { currentCatalogue, findCatalogue } from '../catalogue/register'
import { type Catalogue, layers } from '../catalogue/types'
import { isImplied } from '../engine/blocks'
import { applyPatch, type BlockChoice, defaultInput, type EstimateInput, type InputPatch } from '../input'
import { type Key, keyOrder, type ParameterOf, parameters, type SettingKey, type Settings, settingKeys } from '../parameters'
import { type Alternative, simplifyPatch } from './alternatives'
import { grammarVersion } from './keys'
import type { EstimateDocument } from './parse'
import { defaultNumbers, none } from './read-settings'

/** The canonical query without a question mark: only what differs from the defaults, in the order of `parameters`. */
export function formatEstimate(
  document: EstimateDocument,
  catalogue: Catalogue = findCatalogue(document.catalogue) ?? currentCatalogue,
): string {
  return keyOrder.flatMap((key) => listTexts(key, document, catalogue).flatMap((text) => (text ? [`${key}=${text}`] : []))).join('&')
}

/** The query of an estimate after a change. */
export function formatChanged({ document, catalogue }: { document: EstimateDocument; catalogue: Catalogue }, patch: InputPatch): string {
  return formatEstimate({ ...document, input: applyPatch(document.input, patch) }, catalogue)
}

/** The values of one parameter; several if it is repeated. */
function listTexts(key: Key, { catalogue: version, input, alternatives }: EstimateDocument, catalogue: Catalogue): string[] {
  const parameter = parameters[key]
  switch (parameter.kind) {
    case 'grammar':
      return [grammarVersion]
    case 'catalogue':
      return [version]
    case 'blocks':
      return [listChosen(input, catalogue).map(formatBlock).join('_')]
    case 'later':
      return [
        listChosen(input, catalogue)
          .flatMap(({ id }) => (input.later.includes(id) ? [id] : []))
          .join('_'),
      ]
    case 'existing':
      return [listKnown(input.existing, catalogue).join('_')]
    case 'alternatives':
      return alternatives.map((alternative) => formatAlternative(alternative, input, catalogue))
    default:
      return [listDifferences(key as SettingKey, input, catalogue).join('_')]
  }
}

function listChosen(input: EstimateInput, catalogue: Catalogue): BlockChoice[] {
  const quantities = new Map(input.blocks.map(({ id, quantity }) => [id, quantity]))
  return catalogue.blocks.flatMap(({ id }) => {
    const quantity = isImplied(id) ? undefined : quantities.get(id)
    return quantity === undefined ? [] : [{ id, quantity }]
  })
}

function listKnown(ids: readonly string[], { blocks }: Catalogue): string[] {
  return blocks.flatMap(({ id }) => (ids.includes(id) && !isImplied(id) ? [id] : []))
}

function formatAlternative({ name, patch }: Alternative, input: EstimateInput, catalogue: Catalogue): string {
  const { set = {}, add = [], remove = [], later = [], now = [] } = simplifyPatch(patch, input, catalogue)
  const overrides = settingKeys.flatMap((key) => listItems(key, set, catalogue).map((value) => `${key}*${value}`))
  return [
    `n*${name}`,
    ...overrides,
    ...add.map((block) => `add*${formatBlock(block)}`),
    ...remove.map((id) => `del*${id}`),
    ...later.map((id) => `l*${id}`),
    ...now.map((id) => `now*${id}`),
  ].join('_')
}

function formatBlock({ id, quantity }: BlockChoice): string {
  return quantity === 1 ? id : `${id}*${quantity}`
}

/** The items of a setting, if they differ from the default. */
function listDifferences(key: SettingKey, input: EstimateInput, catalogue: Catalogue): readonly string[] {
  if (parameters[key].setting === 'deadline' && !input.start) return []
  const items = listItems(key, input, catalogue)
  const defaults = listItems(key, defaultInput, catalogue)
  return items.join() === defaults.join() ? [] : items
}

/** The items of a setting in canonical order; none if it is not set. */
function listItems(key: SettingKey, settings: Partial<Settings>, catalogue: Catalogue): readonly string[] {
  const parameter = parameters[key]
  switch (parameter.kind) {
    case 'set': {
      const chosen = settings[parameter.setting]
      return parameter.values.filter((value) => chosen?.includes(value))
    }
    case 'technologies':
      return listTechnologies(settings[parameter.setting], catalogue)
    case 'numbers':
      return listNumbers(parameter, settings[parameter.setting], catalogue)
    case 'choice':
    case 'count':
    case 'day': {
      const value = settings[parameter.setting]
      return value === undefined ? [] : [String(value ?? none)]
    }
  }
}

function listTechnologies(chosen: readonly string[] | undefined, { technologies }: Catalogue): readonly string[] {
  if (!chosen) return []
  const ids = layers.flatMap((layer) => technologies.filter((each) => each.layer === layer && chosen.includes(each.id)).map(({ id }) => id))
  return ids.length > 0 ? ids : ['auto']
}

function listNumbers(
  parameter: ParameterOf<'numbers'>,
  numbers: Readonly<Record<string, number>> | undefined,
  catalogue: Catalogue,
): string[] {
  if (!numbers) return []
  const defaults = defaultNumbers(parameter, catalogue)
  const own = parameter.keys.flatMap((key) =>
    numbers[key] === undefined || numbers[key] === defaults[key] ? [] : [`${key}*${numbers[key]}`],
  )
  return own.length > 0 ? own : [none]
}
