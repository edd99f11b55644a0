const dayMs = 86_400_000

/** Days since 1 January 1970, or NaN for anything that is not a calendar day. */
function parseDay(day: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return Number.NaN
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && formatTime(time) === day ? time / dayMs : Number.NaN
}

export function isDay(day: string): boolean {
  return !Number.isNaN(parseDay(day))
}

export function isMonday(day: string): boolean {
  // Day 0, 1 January 1970, was a Thursday.
  return (((parseDay(day) + 3) % 7) + 7) % 7 === 0
}

export function isWeekend(day: string): boolean {
  return (((parseDay(day) + 3) % 7) + 7) % 7 > 4
}

export function addDays(day: string, days: number): string {
  return formatTime((parseDay(day) + days) * dayMs)
}

export function wholeWeeksBetween(start: string, end: string): number {
  return Math.floor((parseDay(end) - parseDay(start)) / 7)
}

function formatTime(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
