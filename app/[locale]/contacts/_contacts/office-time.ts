export type OfficeHours = {
  timeZone: string
  /** ISO days of the week, Monday is 1. */
  days: readonly number[]
  /** `09:00` */
  opens: string
  closes: string
  /** Days off of every year: `08-24`. */
  holidays: readonly string[]
}

export type OfficeTime = {
  isOpen: boolean
  /** Whether there are hours at all on this day. */
  isWorkday: boolean
  /** Minutes since midnight at the office. */
  minutes: number
  /** The hours as the visitor's clock shows them; null where it shows the same. */
  visitor: { opens: string; closes: string } | null
}

const dayLength = 24 * 60
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** What the time is at the office and what its hours are in the visitor's zone, at one moment: both zones have summers of their own. */
export function officeTime(now: Date, { timeZone, days, opens, closes, holidays }: OfficeHours, visitorZone: string): OfficeTime {
  const office = wallClock(now, timeZone)
  const difference = (wallClock(now, visitorZone).absolute - office.absolute) / 60_000
  const isWorkday = days.includes(office.isoDay) && !holidays.includes(office.date)
  return {
    isWorkday,
    isOpen: isWorkday && office.minutes >= toMinutes(opens) && office.minutes < toMinutes(closes),
    minutes: office.minutes,
    visitor: difference === 0 ? null : { opens: shift(opens, difference), closes: shift(closes, difference) },
  }
}

export function toClock(minutes: number): string {
  const inDay = ((minutes % dayLength) + dayLength) % dayLength
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function shift(clock: string, difference: number): string {
  return toClock(toMinutes(clock) + difference)
}

/** What a clock on the wall of a zone shows. */
function wallClock(now: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((type) => Number(part(type)))
  return {
    absolute: Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute),
    minutes: (hour ?? 0) * 60 + (minute ?? 0),
    date: [month, day].map((part) => String(part).padStart(2, '0')).join('-'),
    isoDay: week.indexOf(part('weekday')) + 1,
  }
}
