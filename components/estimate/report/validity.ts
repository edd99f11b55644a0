import { addDays } from '@/estimate'

const daysValid = 30

/** The last day of an estimate that nobody signed. */
export function validUntil(day: string): string {
  return addDays(day, daysValid)
}
