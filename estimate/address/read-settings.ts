import { type Catalogue, type Role, roles } from '../catalogue/types'
import { isDay, isMonday, wholeWeeksBetween } from '../engine/days'
import { layers } from '../engine/technologies'
import { type Currency, choices, type Platform, platforms, type Settings } from '../input'
import { type Fields, lastOf, splitOnce } from './fields'
import { choiceKeys, countKeys } from './keys'
import type { Report } from './notices'

/** How an alternative takes back what the estimate says: no dates, no rates of one's own. Technologies go back to `auto`. */
export const none = 'none'

/** The settings an address or an alternative says, every value valid; what is not said is not there. */
export function readSettings(fields: Fields, catalogue: Catalogue, report: Report): Partial<Settings> {
  return {
    ...readChoices(fields, report),
    ...readCounts(fields, report),
    ...(fields.has('p') && readPlatforms(fields.get('p') ?? [], report)),
    ...(fields.has('x') && { technologies: readTechnologies(fields.get('x') ?? [], catalogue, report) }),
    ...readDays(fields, report),
    ...(fields.has('r') && { rates: differing(readRates(fields.get('r') ?? [], report), catalogue.rates) }),
    ...(fields.has('fx') && { exchange: differing(readExchange(fields.get('fx') ?? [], report), catalogue.exchange.rates) }),
  }
}

function readChoices(fields: Fields, report: Report): Partial<Settings> {
  const entries = Object.entries(choiceKeys).flatMap(([key, setting]) => {
    const value = lastOf(fields, key, report)
    if (value === undefined) return []
    const allowed: readonly string[] = choices[setting]
    if (allowed.includes(value)) return [[setting, value]]
    report('value', { key, value })
    return []
  })
  return Object.fromEntries(entries)
}

function readCounts(fields: Fields, report: Report): Partial<Settings> {
  const entries = Object.entries(countKeys).flatMap(([key, { setting, most }]) => {
    const value = lastOf(fields, key, report)
    if (value === undefined) return []
    const count = /^-?\d+$/.test(value) ? Math.min(most, Math.max(1, Number(value))) : undefined
    if (String(count) !== value) report('value', { key, value })
    return count === undefined ? [] : [[setting, count]]
  })
  return Object.fromEntries(entries)
}

function readPlatforms(values: readonly string[], report: Report): Partial<Settings> {
  for (const value of values) if (!isPlatform(value)) report('value', { key: 'p', value })
  const chosen = platforms.filter((platform) => values.includes(platform))
  if (values.length === 0) report('value', { key: 'p', value: '' })
  return chosen.length > 0 ? { platforms: chosen } : {}
}

function readTechnologies(values: readonly string[], catalogue: Catalogue, report: Report): string[] {
  const options = new Map(catalogue.technologies.map((option) => [option.id, option]))
  const chosen = new Map<string, string>()
  for (const value of values) {
    const option = options.get(value)
    const taken = option && option.layer !== 'addons' ? chosen.get(option.layer) : undefined
    if (value === 'auto') continue
    if (!option) report('value', { key: 'x', value })
    else if (taken !== undefined && taken !== value) report('technologyTwice', { kept: taken, dropped: value })
    else chosen.set(option.layer === 'addons' ? option.id : option.layer, value)
  }
  const ids = new Set(chosen.values())
  return layers.flatMap((layer) =>
    catalogue.technologies.filter((option) => option.layer === layer && ids.has(option.id)).map(({ id }) => id),
  )
}

function readDays(fields: Fields, report: Report): Partial<Settings> {
  const from = lastOf(fields, 'from', report)
  const by = lastOf(fields, 'by', report)
  const year = Number(from?.slice(0, 4))
  const start = from !== undefined && isDay(from) && isMonday(from) && year >= 2020 && year <= 2100 ? from : null
  const deadline = by !== undefined && isDay(by) ? by : null
  if (from !== undefined && from !== none && !start) report('startDay', { value: from })
  if (by !== undefined && by !== none && !deadline) report('value', { key: 'by', value: by })
  return { ...((start || from === none) && { start }), ...((deadline || by === none) && { deadline }) }
}

/** A deadline means nothing without a start; one outside 3 weeks to 5 years is kept and spoken of. */
export function settleDeadline<Dates extends Pick<Settings, 'start' | 'deadline'>>(settings: Dates, report: Report): Dates {
  const { start, deadline } = settings
  if (!deadline) return settings
  if (!start) {
    report('deadlineWithoutStart', { value: deadline })
    return { ...settings, deadline: null }
  }
  const weeks = wholeWeeksBetween(start, deadline)
  if (weeks < 3 || weeks > 5 * 52.2) report('deadlineRange', { value: deadline })
  return settings
}

function readRates(values: readonly string[], report: Report): Settings['rates'] {
  return readNumbers<Role>(values, roles, /^\d{1,3}(?:\.\d{1,2})?$/, 5, 500, (value) => report('rate', { value }))
}

function readExchange(values: readonly string[], report: Report): Settings['exchange'] {
  const foreign: readonly Currency[] = choices.currency.filter((currency) => currency !== 'USD')
  return readNumbers<Currency>(values, foreign, /^\d{1,4}(?:\.\d{1,6})?$/, 0.0001, 1000, (value) => report('exchange', { value }))
}

function readNumbers<Key extends string>(
  values: readonly string[],
  keys: readonly Key[],
  form: RegExp,
  least: number,
  most: number,
  refuse: (value: string) => void,
): Partial<Record<Key, number>> {
  const numbers: Partial<Record<Key, number>> = {}
  for (const value of values.filter((each) => each !== none)) {
    const [name, amount = ''] = splitOnce(value, '*')
    const key = keys.find((candidate) => candidate === name)
    const number = form.test(amount) ? Number(amount) : Number.NaN
    if (key && number >= least && number <= most) numbers[key] = number
    else refuse(value)
  }
  return numbers
}

/** A rate that equals the catalogue's is no difference. */
function differing<Numbers extends object>(numbers: Numbers, defaults: Readonly<Record<string, number>>): Numbers {
  return Object.fromEntries(Object.entries(numbers).filter(([key, value]) => value !== defaults[key])) as Numbers
}

function isPlatform(value: string): value is Platform {
  return platforms.some((platform) => platform === value)
}
