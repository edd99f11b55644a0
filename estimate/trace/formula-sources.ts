import type { FormulaId } from './formulas'
import type sources from './sources.json'

/** What each formula rests on. Apart from them: results name sources long before anyone opens the calculation. */
export const formulaSources = {
  given: ['model'],
  blockHours: ['S26', 'S3', 'S31'],
  deviation: ['S26'],
  squares: ['S26'],
  sum: ['model'],
  product: ['model'],
  testing: ['S4', 'S21', 'S23', 'S36'],
  operations: ['S5', 'team'],
  lead: ['team'],
  analysis: ['S22', 'S45'],
  management: ['S21', 'S23'],
  variation: ['S26', 'S24'],
  sigma: ['S25', 'S26'],
  median: ['S24', 'S26'],
  percentile: ['S25', 'S26'],
  personMonths: ['S27'],
  nominal: ['S27', 'S28', 'S29'],
  usualWeeks: ['S27', 'model'],
  leastWeeks: ['S27', 'model'],
  hurry: ['S27'],
  weeks: ['S27', 'S28'],
  people: ['S23', 'S3'],
  cost: ['S18', 'S19', 'S20'],
  support: ['S30'],
} as const satisfies Record<FormulaId, readonly (keyof typeof sources)[]>
