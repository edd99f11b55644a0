import type { Catalogue } from '../catalogue/types'
import type { Measure } from './measure'
import { nominalLength, round } from './schedule'

type Made = Pick<Measure, 'hours' | 'weeks' | 'uncertainty'>

/** Whole weeks at another score of the effort: the law of the schedule (model C2.7) at those hours, the pace as it is. */
function weeksAt(score: number, { hours: { p50 }, weeks, uncertainty }: Made, catalogue: Catalogue): number {
  if (p50 === 0) return weeks
  const usual = nominalLength(p50, catalogue).nominal
  return round((weeks * nominalLength(p50 * Math.exp(score * uncertainty.sigma), catalogue).nominal) / usual)
}

/** The weeks that are enough in half of the projects, and in four of five: what every place says of the time. */
export function likelyWeeks(made: Made, catalogue: Catalogue): { p50: number; p80: number } {
  return { p50: made.weeks, p80: weeksAt(catalogue.constants.percentiles.p80, made, catalogue) }
}

/**
 * How likely so many weeks are enough. The law of the schedule, turned around, gives the effort that fits into them; effort is
 * log-normal.
 */
export function chanceOf(available: number, { hours: { p50 }, weeks, uncertainty }: Made, catalogue: Catalogue): number {
  const { lead, weeksPerMonth, hoursPerMonth, hoursPerWeek, people } = catalogue.constants.schedule
  const nominal = (available * nominalLength(p50, catalogue).nominal) / weeks
  const byEffort = (nominal / (lead * weeksPerMonth)) ** 3 * hoursPerMonth
  const byPeople = nominal * hoursPerWeek * people
  return normalShare(Math.log(Math.max(byEffort, byPeople) / p50) / uncertainty.sigma)
}

/** The share of a normal distribution below a score; Abramowitz and Stegun 7.1.26, exact to 1.5e-7. */
function normalShare(score: number): number {
  const x = Math.abs(score) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x)
  return score < 0 ? tail / 2 : 1 - tail / 2
}
