type Values = Readonly<Record<string, number>>

/** A formula as a person reads it, as a machine runs it, and where it comes from. */
export type Formula = { expression: string; sources: readonly string[]; compute: (values: Values) => number }

const get = (values: Values, name: string) => values[name] ?? 0
const addAll = (values: Values) => Object.values(values).reduce((sum, value) => sum + value, 0)
const multiplyAll = (values: Values) => Object.values(values).reduce((product, value) => product * value, 1)

/** Every step of the model (C2.5, C2.7). A traced value is what its formula makes of its inputs; a test runs them all. */
export const formulas = {
  given: { expression: 'value', sources: ['model'], compute: addAll },
  blockHours: {
    expression: 'catalogue × (1 + repeat × (quantity − 1)) × factors × (low + 4 + high) ÷ 6',
    sources: ['S26', 'S3', 'S31'],
    compute: blockHours,
  },
  deviation: {
    expression: 'mean × (high − low) ÷ (low + 4 + high)',
    sources: ['S26'],
    compute: (v) => (get(v, 'mean') * (get(v, 'high') - get(v, 'low'))) / (get(v, 'low') + 4 + get(v, 'high')),
  },
  squares: {
    expression: 'sum of the squared parts',
    sources: ['S26'],
    compute: (v) => Object.values(v).reduce((sum, value) => sum + value ** 2, 0),
  },
  sum: { expression: 'sum of the parts', sources: ['model'], compute: addAll },
  product: { expression: 'product of the parts', sources: ['model'], compute: multiplyAll },
  testing: { expression: 'share × development', sources: ['S4', 'S21', 'S23', 'S36'], compute: multiplyAll },
  operations: { expression: 'blocks and set-up + share × development', sources: ['S5', 'team'], compute: onTop },
  lead: { expression: 'set-up + share × development', sources: ['team'], compute: onTop },
  analysis: {
    expression: 'set-up + the greater of 16 and share × (development + design)',
    sources: ['S22', 'S45'],
    compute: (v) => get(v, 'own') + Math.max(get(v, 'least'), get(v, 'share') * (get(v, 'development') + get(v, 'design'))),
  },
  management: { expression: 'share × everything before', sources: ['S21', 'S23'], compute: multiplyAll },
  variation: {
    expression: '√((1 − ρ) × Σ deviation² + ρ × (Σ deviation)²) ÷ Σ mean',
    sources: ['S26', 'S24'],
    compute: (v) =>
      Math.sqrt((1 - get(v, 'correlation')) * get(v, 'squares') + get(v, 'correlation') * get(v, 'deviations') ** 2) / get(v, 'means'),
  },
  sigma: {
    expression: '√(ln(1 + cv²) + stage²)',
    sources: ['S25', 'S26'],
    compute: (v) => Math.sqrt(Math.log(1 + get(v, 'cv') ** 2) + get(v, 'stage') ** 2),
  },
  median: {
    expression: 'allowance ÷ √(1 + cv²)',
    sources: ['S24', 'S26'],
    compute: (v) => get(v, 'allowance') / Math.sqrt(1 + get(v, 'cv') ** 2),
  },
  percentile: {
    expression: 'median × e^(z × σ)',
    sources: ['S25', 'S26'],
    compute: (v) => get(v, 'median') * Math.exp(get(v, 'z') * get(v, 'sigma')),
  },
  personMonths: { expression: 'hours ÷ 152', sources: ['S27'], compute: (v) => get(v, 'hours') / get(v, 'month') },
  nominal: {
    expression: 'the lesser of 1.7 × ∛person-months × 4.345 and hours ÷ (30 × 2.5)',
    sources: ['S27', 'S28', 'S29'],
    compute: (v) =>
      Math.min(get(v, 'lead') * Math.cbrt(get(v, 'personMonths')) * get(v, 'month'), get(v, 'hours') / (get(v, 'week') * get(v, 'people'))),
  },
  hurry: {
    expression: '1 from 100 %, 1.14 at 85 %, 1.43 at 75 % of the nominal time',
    sources: ['S27'],
    compute: (v) => hurry(get(v, 'compression')),
  },
  weeks: {
    expression: 'whole weeks of compression × nominal, at least 3, with two weeks to build and no more people than the cap',
    sources: ['S27', 'S28'],
    compute: (v) => Math.max(3, Math.floor(get(v, 'compression') * get(v, 'nominal') + 0.5)) + get(v, 'stretched'),
  },
  people: {
    expression: 'hours ÷ (30 × active weeks)',
    sources: ['S23', 'S3'],
    compute: (v) => get(v, 'hours') / (get(v, 'week') * get(v, 'active')),
  },
  cost: { expression: 'hours × rate', sources: ['S18', 'S19', 'S20'], compute: multiplyAll },
  support: {
    expression: 'the greater of P50 × share ÷ 12 and least hours × blended rate',
    sources: ['S30'],
    compute: (v) => Math.max((get(v, 'cost') * get(v, 'share')) / 12, get(v, 'least') * get(v, 'blended')),
  },
} as const satisfies Record<string, Formula>

export type FormulaId = keyof typeof formulas

function blockHours(values: Values): number {
  const { quantity = 1, repeat = 0, low = 1, high = 1, ...factors } = values
  return (1 + repeat * (quantity - 1)) * multiplyAll(factors) * ((low + 4 + high) / 6)
}

function onTop(values: Values): number {
  return get(values, 'own') + get(values, 'share') * get(values, 'development')
}

function hurry(compression: number): number {
  if (compression >= 1) return 1
  if (compression >= 0.85) return 1 + (0.14 * (1 - compression)) / 0.15
  return 1.14 + (0.29 * (0.85 - compression)) / 0.1
}
