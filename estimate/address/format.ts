import { currentCatalogue, findCatalogue } from '../catalogue/register'
import { type Catalogue, roles } from '../catalogue/types'
import { isImplied } from '../engine/blocks'
import { layers } from '../engine/technologies'
import { type BlockChoice, choices, defaultInput, type EstimateInput, platforms, type Settings } from '../input'
import { type Alternative, simplifyPatch } from './alternatives'
import { choiceKeys, grammarVersion, settingKeys } from './keys'
import type { EstimateDocument } from './parse'
import { none } from './read-settings'

type Key = (typeof settingKeys)[number]

/** The canonical query without a question mark: only what differs from the defaults, always in one order. */
export function formatEstimate(
  { catalogue: version, input, alternatives }: EstimateDocument,
  catalogue: Catalogue = findCatalogue(version) ?? currentCatalogue,
): string {
  const quantities = new Map(input.blocks.map(({ id, quantity }) => [id, quantity]))
  const chosen = catalogue.blocks.flatMap(({ id }) =>
    quantities.has(id) && !isImplied(id) ? [{ id, quantity: quantities.get(id) ?? 1 }] : [],
  )
  const differing = Object.fromEntries(settingKeys.map((key) => [key, listDifferences(key, input, catalogue).join('_')]))
  const { pace, from, by, cur, fx, r, ...first } = differing
  const parts = [
    ...Object.entries({ v: grammarVersion, c: version, ...first }),
    ['b', chosen.map(formatBlock).join('_')],
    ['l', chosen.flatMap(({ id }) => (input.later.includes(id) ? [id] : [])).join('_')],
    ...Object.entries({ pace, from, by, cur, fx, r }),
    ...alternatives.map((alternative) => ['alt', formatAlternative(alternative, input, catalogue)]),
  ]
  return parts
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
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

/** The items of one parameter where they differ from the default. */
function listDifferences(key: Key, input: EstimateInput, catalogue: Catalogue): readonly string[] {
  if (key === 'by' && !input.start) return []
  const items = listItems(key, input, catalogue)
  const defaults = listItems(key, defaultInput, catalogue)
  return items.join() === defaults.join() ? [] : items
}

/** The items one parameter stands for, in canonical order; none where the setting is not said at all. */
function listItems(key: Key, settings: Partial<Settings>, { technologies, rates, exchange }: Catalogue): readonly string[] {
  switch (key) {
    case 'p':
      return platforms.filter((platform) => settings.platforms?.includes(platform))
    case 'x': {
      const { technologies: chosen } = settings
      const ids = layers.flatMap((layer) =>
        technologies.filter((each) => each.layer === layer && chosen?.includes(each.id)).map(({ id }) => id),
      )
      return chosen && ids.length === 0 ? ['auto'] : ids
    }
    case 'roles':
      return toList(settings.roles)
    case 'langs':
      return toList(settings.languages)
    case 'from':
      return toList(settings.start)
    case 'by':
      return toList(settings.deadline)
    case 'fx':
      return formatNumbers(settings.exchange, choices.currency, exchange.rates)
    case 'r':
      return formatNumbers(settings.rates, roles, rates)
    default:
      return toList(settings[choiceKeys[key]])
  }
}

function toList(value: string | number | null | undefined): string[] {
  return value === undefined ? [] : [String(value ?? none)]
}

function formatNumbers(
  numbers: Partial<Record<string, number>> | undefined,
  keys: readonly string[],
  defaults: Readonly<Record<string, number>>,
): string[] {
  if (!numbers) return []
  const own = keys.flatMap((key) => (numbers[key] === undefined || numbers[key] === defaults[key] ? [] : [`${key}*${numbers[key]}`]))
  return own.length > 0 ? own : [none]
}
