import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import { weeksBetween } from './working-days'

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
  available: number | null
}

/** Length from the cube root of the effort, its bounds, and the factor for compression (model C2.7). `hours` are P50 without compression. */
export function planSchedule(hours: number, input: EstimateInput, catalogue: Catalogue): Schedule {
  const { floor, ceiling, minWeeks, hurry } = catalogue.constants.schedule
  const { nominal, ...length } = nominalLength(hours, catalogue)
  const available = weeksUntil(input, catalogue)
  const wanted = available === null ? catalogue.pace[input.pace] : Math.min(1, available / nominal)
  const compression = Math.min(ceiling, Math.max(floor, wanted))
  const factor = hurryFactor(compression, hurry)
  const weeks = Math.max(minWeeks, round(compression * nominal))
  return { ...length, nominal, floor: floor * nominal, compression, factor, weeks, available }
}

/** Whole weeks between start and deadline; null without a deadline. */
export function weeksUntil({ start, deadline }: EstimateInput, catalogue: Catalogue): number | null {
  return deadline && start ? weeksBetween(start, deadline, catalogue) : null
}

/** Weeks at normal pace for P50 hours: by effort, or by the minimum team where that is shorter. */
export function nominalLength(hours: number, { constants: { schedule } }: Catalogue) {
  const personMonths = hours / schedule.hoursPerMonth
  const byEffort = schedule.lead * Math.cbrt(personMonths) * schedule.weeksPerMonth
  const byPeople = hours / (schedule.hoursPerWeek * schedule.people)
  return { personMonths, nominal: Math.min(byEffort, byPeople), small: byPeople < byEffort }
}

/** The factor on hours for compressing the schedule: linear between the rows of the table, constant above the first. */
export function hurryFactor(compression: number, table: Catalogue['constants']['schedule']['hurry']): number {
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
