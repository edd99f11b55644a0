import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import { wholeWeeksBetween } from './days'

export type Schedule = {
  personMonths: number
  /** Weeks at normal pace, and the minimum for any team. */
  nominal: number
  floor: number
  /** The length follows from the minimum team and not from the effort. */
  small: boolean
  /** Chosen time as a share of the nominal time, within bounds, and the factor on hours for compressing it. */
  compression: number
  factor: number
  /** Whole weeks, before phases and team cap may stretch them. */
  weeks: number
  /** Whole weeks between start and deadline; null without a deadline. */
  available: number | null
}

/** Length from the cube root of the effort, its bounds, and the factor for compression (model C2.7). `hours` are P50 without compression. */
export function planSchedule(hours: number, input: EstimateInput, catalogue: Catalogue): Schedule {
  const { lead, weeksPerMonth, hoursPerMonth, hoursPerWeek, people, floor, ceiling, minWeeks, hurry } = catalogue.constants.schedule
  const personMonths = hours / hoursPerMonth
  const byEffort = lead * Math.cbrt(personMonths) * weeksPerMonth
  const byPeople = hours / (hoursPerWeek * people)
  const nominal = Math.min(byEffort, byPeople)
  const available = input.deadline && input.start ? wholeWeeksBetween(input.start, input.deadline) : null
  const wanted = available === null ? catalogue.pace[input.pace] : Math.min(1, available / nominal)
  const compression = Math.min(ceiling, Math.max(floor, wanted))
  const factor = hurryFactor(compression, hurry)
  const weeks = Math.max(minWeeks, round(compression * nominal))
  return { personMonths, nominal, floor: floor * nominal, small: byPeople < byEffort, compression, factor, weeks, available }
}

/** The factor on hours for compressing the schedule: linear between the rows of the table, constant above the first. */
function hurryFactor(compression: number, table: Catalogue['constants']['schedule']['hurry']): number {
  let factor = table[0]?.factor ?? 1
  for (const [index, row] of table.entries()) {
    const next = table[index + 1]
    if (!next || compression >= row.share) break
    const passed = Math.min(1, (row.share - compression) / (row.share - next.share))
    factor = row.factor + (next.factor - row.factor) * passed
  }
  return factor
}

/** Rounds halves up. */
export function round(value: number): number {
  return Math.floor(value + 0.5)
}
