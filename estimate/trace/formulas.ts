import type { Catalogue } from '../catalogue/types'

type Values = Readonly<Record<string, number>>

/** A formula. Its text is in the messages; names of its inputs are part of the public `estimate/1` files. */
export type Formula = (values: Values, catalogue: Catalogue) => number

function get(values: Values, name: string): number {
  const value = values[name]
  if (value === undefined) throw new Error(`The formula has no input "${name}".`)
  return value
}

const addAll = (values: Values) => Object.values(values).reduce((sum, value) => sum + value, 0)
const multiplyAll = (values: Values) => Object.values(values).reduce((product, value) => product * value, 1)

/** Every step of the model (C2.5, C2.7). A traced value is what its formula makes of its inputs; a test runs them all. */
export const formulas = {
  given: addAll,
  blockHours,
  deviation: (v) => (get(v, 'mean') * (get(v, 'high') - get(v, 'low'))) / (get(v, 'low') + 4 + get(v, 'high')),
  squares: (v) => Object.values(v).reduce((sum, value) => sum + value ** 2, 0),
  sum: addAll,
  product: multiplyAll,
  testing: multiplyAll,
  operations: onTop,
  lead: onTop,
  analysis: (v) => get(v, 'own') + Math.max(get(v, 'least'), get(v, 'share') * (get(v, 'development') + get(v, 'design'))),
  management: multiplyAll,
  variation: (v) =>
    Math.sqrt((1 - get(v, 'correlation')) * get(v, 'squares') + get(v, 'correlation') * get(v, 'deviations') ** 2) / get(v, 'means'),
  sigma: (v) => Math.sqrt(Math.log(1 + get(v, 'cv') ** 2) + get(v, 'stage') ** 2),
  median: (v) => get(v, 'allowance') / Math.sqrt(1 + get(v, 'cv') ** 2),
  percentile: (v) => get(v, 'median') * Math.exp(get(v, 'z') * get(v, 'sigma')),
  personMonths: (v) => get(v, 'hours') / get(v, 'month'),
  nominal: (v) =>
    Math.min(get(v, 'lead') * Math.cbrt(get(v, 'personMonths')) * get(v, 'month'), get(v, 'hours') / (get(v, 'week') * get(v, 'people'))),
  usualWeeks: (v) => Math.max(get(v, 'least'), Math.floor(get(v, 'nominal') + 0.5)),
  leastWeeks: (v) => Math.max(get(v, 'least'), Math.ceil(get(v, 'share') * get(v, 'nominal'))),
  hurry: (v, { constants }) => hurry(get(v, 'compression'), constants.schedule.hurry),
  weeks: (v, { constants }) =>
    Math.max(constants.schedule.minWeeks, Math.floor(get(v, 'compression') * get(v, 'nominal') + 0.5)) + get(v, 'stretched'),
  people: (v) => get(v, 'hours') / (get(v, 'week') * get(v, 'active')),
  cost: multiplyAll,
  support: (v) => Math.max((get(v, 'cost') * get(v, 'share')) / 12, get(v, 'least') * get(v, 'blended')),
} as const satisfies Record<string, Formula>

export type FormulaId = keyof typeof formulas

function blockHours(values: Values): number {
  const { quantity, repeat, low, high, ...factors } = values
  const mean = (get(values, 'low') + 4 + get(values, 'high')) / 6
  return (1 + get(values, 'repeat') * (get(values, 'quantity') - 1)) * multiplyAll(factors) * mean
}

function onTop(values: Values): number {
  return get(values, 'own') + get(values, 'share') * get(values, 'development')
}

/** Linear interpolation between the two rows of the table around the compression. */
function hurry(compression: number, table: Catalogue['constants']['schedule']['hurry']): number {
  const after = table.findIndex(({ share }) => share <= compression)
  const [easier, harder] = [table[after - 1], table[after]]
  if (after === 0) return table[0]?.factor ?? 1
  if (!easier || !harder) return table.at(-1)?.factor ?? 1
  return easier.factor + ((harder.factor - easier.factor) * (easier.share - compression)) / (easier.share - harder.share)
}
