import type { Catalogue } from '../catalogue/types'
import { addDays, isWeekend, wholeWeeksBetween } from './days'

type Holidays = Pick<Catalogue, 'holidays'>

const workingDaysOfWeek = 5

/** The day after so many weeks of work: days off within them push it back. */
export function dayAfterWeeks(start: string, weeks: number, { holidays }: Holidays): string {
  if (holidays.length === 0) return addDays(start, weeks * 7)
  let day = start
  for (let left = weeks * workingDaysOfWeek; left > 0 || !isWorking(day, holidays); day = addDays(day, 1))
    if (isWorking(day, holidays)) left--
  return day
}

/** Whole weeks of work from a start to a day. */
export function weeksBetween(start: string, end: string, catalogue: Holidays): number {
  const calendar = wholeWeeksBetween(start, end)
  let weeks = Math.max(0, calendar)
  while (weeks > 0 && dayAfterWeeks(start, weeks, catalogue) > end) weeks--
  return calendar < 0 ? calendar : weeks
}

function isWorking(day: string, holidays: readonly string[]): boolean {
  return !isWeekend(day) && !isHoliday(day, holidays)
}

/** A day off, or the Monday after one that fell on a weekend. */
function isHoliday(day: string, holidays: readonly string[]): boolean {
  const fallsOn = (candidate: string) => holidays.includes(candidate.slice(5)) || isChurchHoliday(candidate)
  if (fallsOn(day)) return true
  const [saturday, sunday] = [addDays(day, -2), addDays(day, -1)]
  return isWeekend(saturday) && isWeekend(sunday) && (fallsOn(saturday) || fallsOn(sunday))
}

/** Easter by the Julian reckoning, and Trinity seven weeks later. */
function isChurchHoliday(day: string): boolean {
  const easter = orthodoxEaster(Number(day.slice(0, 4)))
  return day === easter || day === addDays(easter, 49)
}

/** Meeus, Astronomical Algorithms, chapter 8; the calendars are 13 days apart until 2099. */
function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const month = Math.floor((d + e + 114) / 31)
  const julian = `${year}-${String(month).padStart(2, '0')}-${String(((d + e + 114) % 31) + 1).padStart(2, '0')}`
  return addDays(julian, 13)
}
