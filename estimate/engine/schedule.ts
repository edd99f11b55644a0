import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import { wholeWeeksBetween } from './days'

export type Schedule = {
  personMonths: number
  /** Weeks at an easy pace, and the least weeks any team needs. */
  nominal: number
  floor: number
  /** So small that the least team decides, not the effort. */
  small: boolean
  /** Chosen time as a share of the nominal one, within bounds, and what hurry multiplies hours by. */
  compression: number
  factor: number
  /** Whole weeks before phases and team have their say. */
  weeks: number
  /** Whole weeks between start and deadline; null without a deadline. */
  available: number | null
}

/** The cube root of the effort, a floor and the price of hurry (model C2.7). `hours` are P50 without hurry. */
export function planSchedule(hours: number, input: EstimateInput, catalogue: Catalogue): Schedule {
  const { lead, weeksPerMonth, hoursPerMonth, hoursPerWeek, people, floor, ceiling } = catalogue.constants.schedule
  const personMonths = hours / hoursPerMonth
  const byEffort = lead * Math.cbrt(personMonths) * weeksPerMonth
  const byPeople = hours / (hoursPerWeek * people)
  const nominal = Math.min(byEffort, byPeople)
  const available = input.deadline && input.start ? wholeWeeksBetween(input.start, input.deadline) : null
  const wanted = available === null ? (catalogue.pace[input.pace] ?? 1) : Math.min(1, available / nominal)
  const compression = Math.min(ceiling, Math.max(floor, wanted))
  const factor = hurryFactor(compression)
  const weeks = Math.max(3, round(compression * nominal))
  return { personMonths, nominal, floor: floor * nominal, small: byPeople < byEffort, compression, factor, weeks, available }
}

/** What compressing the schedule multiplies hours by: COCOMO II's table at 85 % and 75 %, straight lines between. */
export function hurryFactor(compression: number): number {
  if (compression >= 1) return 1
  if (compression >= 0.85) return 1 + (0.14 * (1 - compression)) / 0.15
  return 1.14 + (0.29 * (0.85 - compression)) / 0.1
}

/** Halves go up, everywhere. */
export function round(value: number): number {
  return Math.floor(value + 0.5)
}
