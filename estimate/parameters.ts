import { roles } from './roles'

/** The steps with a form, by the last part of their path. */
export const formSteps = ['settings', 'technologies', 'functional-blocks'] as const
export type FormStep = (typeof formSteps)[number]

const currencies = ['USD', 'EUR', 'GBP', 'UAH'] as const

/**
 * Every parameter of the address in canonical order: its setting, allowed values, default and the step whose form asks for it. Parser,
 * formatter, forms, their checks, OpenAPI and the schema are derived from this table.
 */
export const parameters = {
  v: { kind: 'grammar' },
  c: { kind: 'catalogue' },
  t: choice('type', ['site', 'webapp', 'saas', 'marketplace', 'shop', 'internal', 'mobile', 'ai'], 'saas'),
  st: choice('stage', ['idea', 'brief', 'spec', 'designed'], 'brief'),
  o: choice('origin', ['new', 'existing', 'rewrite'], 'new'),
  q: choice('quality', ['prototype', 'mvp', 'production', 'critical'], 'mvp'),
  d: choice('design', ['ready', 'kit', 'custom', 'premium'], 'custom'),
  p: {
    kind: 'set',
    setting: 'platforms',
    step: 'settings',
    values: ['web', 'ios', 'android', 'telegram'],
    initial: ['web'],
  },
  m: choice('support', ['none', 'basic', 'standard', 'extended'], 'none'),
  // Kinds of users and languages of the product only propose blocks and change no figure.
  roles: { kind: 'count', setting: 'roles', step: 'settings', min: 1, max: 8, initial: 2 },
  langs: { kind: 'count', setting: 'languages', step: 'settings', min: 1, max: 10, initial: 1 },
  // A layer without a technology is left to us.
  x: { kind: 'technologies', setting: 'technologies', step: 'technologies', initial: [] },
  // The chosen blocks, without those that platforms imply.
  b: { kind: 'blocks', step: 'functional-blocks' },
  // Ids of `b` that are left for a later version and counted in no figure.
  l: { kind: 'later', step: 'functional-blocks' },
  // Blocks that are there already or not needed: nothing asks for them, and no figure counts them.
  has: { kind: 'existing' },
  pace: choice('pace', ['economical', 'balanced', 'fast'], 'balanced'),
  from: { kind: 'day', setting: 'start', step: 'settings', mondaysOf: { min: 2020, max: 2100 }, initial: null },
  // Ignored without a start.
  by: { kind: 'day', setting: 'deadline', step: 'settings', mondaysOf: null, initial: null },
  cur: choice('currency', currencies, 'USD'),
  // Own exchange rates: currency units per US dollar.
  fx: { kind: 'numbers', setting: 'exchange', keys: currencies, fixed: 'USD', min: 0.0001, max: 1000, decimals: 6, initial: {} },
  // Own hourly rates in US dollars.
  r: { kind: 'numbers', setting: 'rates', keys: roles, fixed: null, min: 5, max: 500, decimals: 2, initial: {} },
  alt: { kind: 'alternatives' },
} as const

type Table = typeof parameters
export type Key = keyof Table
export type Parameter = Table[Key]
export type ParameterOf<Kind extends Parameter['kind']> = Extract<Parameter, { kind: Kind }>
export type KeyOf<Kind extends Parameter['kind']> = { [Each in Key]: Table[Each] extends { kind: Kind } ? Each : never }[Key]

/** Parameters with a setting; an alternative may override them. */
export type SettingKey = { [Each in Key]: Table[Each] extends { setting: string } ? Each : never }[Key]
export type SettingParameter = Table[SettingKey]

type ValueOf<Row extends SettingParameter> = Row extends { kind: 'choice' }
  ? Row['values'][number]
  : Row extends { kind: 'set' }
    ? readonly Row['values'][number][]
    : Row extends { kind: 'count' }
      ? number
      : Row extends { kind: 'technologies' }
        ? readonly string[]
        : Row extends { kind: 'day' }
          ? string | null
          : Row extends { kind: 'numbers' }
            ? Partial<Record<Row['keys'][number], number>>
            : never

/** The values of the settings; days are ISO days. */
export type Settings = { [Each in SettingKey as Table[Each]['setting']]: ValueOf<Table[Each]> }

/** Parameters in canonical order. */
export const keyOrder = Object.keys(parameters) as readonly Key[]
export const settingKeys = keyOrder.filter((key): key is SettingKey => 'setting' in parameters[key])

export function keysOf<Kind extends Parameter['kind']>(...kinds: Kind[]): KeyOf<Kind>[] {
  return keyOrder.filter((key): key is KeyOf<Kind> => kinds.some((kind) => kind === parameters[key].kind))
}

export function stepOf(key: Key): FormStep | null {
  const parameter = parameters[key]
  return 'step' in parameter ? parameter.step : null
}

export function isKey(name: string): name is Key {
  return keyOrder.some((key) => key === name)
}

function choice<const Setting extends string, const Values extends readonly string[]>(
  setting: Setting,
  values: Values,
  initial: NoInfer<Values[number]>,
) {
  return { kind: 'choice', setting, step: 'settings', values, initial } as const
}
