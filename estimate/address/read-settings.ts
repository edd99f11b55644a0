import { type Catalogue, layers } from '../catalogue/types'
import { isDay, isMonday, wholeWeeksBetween } from '../engine/days'
import { type ParameterOf, parameters, type SettingKey, type Settings, settingKeys } from '../parameters'
import { type Fields, lastOf, splitOnce } from './fields'
import type { Report } from './notices'

/** The value by which an alternative clears dates or own rates of the estimate. Technologies are cleared by `auto`. */
export const none = 'none'

/** Weeks between start and deadline: at least three, at most five years. */
const deadlineWeeks = { min: 3, max: 5 * 52.2 }

/** The valid settings of an address or an alternative; without those it does not name. */
export function readSettings(fields: Fields, catalogue: Catalogue, report: Report): Partial<Settings> {
  const said = settingKeys.flatMap((key) => {
    const value = fields.has(key) ? readSetting(key, fields, catalogue, report) : undefined
    return value === undefined ? [] : [[parameters[key].setting, value]]
  })
  return Object.fromEntries(said)
}

/** The value of one setting; undefined if there is no valid one. */
function readSetting(key: SettingKey, fields: Fields, catalogue: Catalogue, report: Report): Settings[keyof Settings] | undefined {
  const parameter = parameters[key]
  const values = fields.get(key) ?? []
  const refuse = (value: string) => report('value', { key, value })
  switch (parameter.kind) {
    case 'set':
      return readSet(parameter, values, refuse)
    case 'technologies':
      return readTechnologies(values, catalogue, report)
    case 'numbers':
      return readNumbers(parameter, values, catalogue, report)
  }
  const value = lastOf(fields, key, report)
  if (value === undefined) return undefined
  switch (parameter.kind) {
    case 'choice':
      return readChoice(parameter, value, refuse)
    case 'count':
      return readCount(parameter, value, refuse)
    case 'day':
      return readDay(parameter, value, parameter.mondaysOf ? () => report('startDay', { value }) : () => refuse(value))
  }
}

function readChoice({ values }: ParameterOf<'choice'>, value: string, refuse: (value: string) => void) {
  const chosen = values.find((each) => each === value)
  if (!chosen) refuse(value)
  return chosen
}

function readCount({ min, max }: ParameterOf<'count'>, value: string, refuse: (value: string) => void): number | undefined {
  const count = /^-?\d+$/.test(value) ? Math.min(max, Math.max(min, Number(value))) : undefined
  if (String(count) !== value) refuse(value)
  return count
}

function readSet({ values: known }: ParameterOf<'set'>, values: readonly string[], refuse: (value: string) => void) {
  for (const value of values) if (!known.some((each) => each === value)) refuse(value)
  if (values.length === 0) refuse('')
  const chosen = known.filter((each) => values.includes(each))
  return chosen.length > 0 ? chosen : undefined
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

function readDay({ mondaysOf }: ParameterOf<'day'>, value: string, refuse: () => void): string | null | undefined {
  if (value === none) return null
  const year = Number(value.slice(0, 4))
  const allowed = !mondaysOf || (isMonday(value) && year >= mondaysOf.min && year <= mondaysOf.max)
  if (isDay(value) && allowed) return value
  refuse()
  return undefined
}

/** Drops a deadline without a start. One outside 3 weeks to 5 years is kept, with a notice. */
export function settleDeadline<Dates extends Pick<Settings, 'start' | 'deadline'>>(settings: Dates, report: Report): Dates {
  const { start, deadline } = settings
  if (!deadline) return settings
  if (!start) {
    report('deadlineWithoutStart', { value: deadline })
    return { ...settings, deadline: null }
  }
  const weeks = wholeWeeksBetween(start, deadline)
  if (weeks < deadlineWeeks.min || weeks > deadlineWeeks.max) report('deadlineRange', { value: deadline })
  return settings
}

/** Numbers by key, without those equal to the catalogue's. */
function readNumbers(parameter: ParameterOf<'numbers'>, values: readonly string[], catalogue: Catalogue, report: Report) {
  const { keys, fixed, min, max, decimals } = parameter
  const form = new RegExp(`^\\d{1,${String(max).length}}(?:\\.\\d{1,${decimals}})?$`)
  const defaults = defaultNumbers(parameter, catalogue)
  const numbers: Record<string, number> = {}
  for (const value of values.filter((each) => each !== none)) {
    const [name, amount = ''] = splitOnce(value, '*')
    const key = keys.find((candidate) => candidate === name && candidate !== fixed)
    const number = form.test(amount) ? Number(amount) : Number.NaN
    if (!key || !(number >= min && number <= max)) report(parameter.setting === 'rates' ? 'rate' : 'exchange', { value })
    else if (number === defaults[key]) delete numbers[key]
    else numbers[key] = number
  }
  return numbers
}

export function defaultNumbers({ setting }: ParameterOf<'numbers'>, { rates, exchange }: Catalogue): Readonly<Record<string, number>> {
  return { rates, exchange: exchange.rates }[setting]
}
