/** Half hours from six in the morning. */
const firstHour = 6
export const halfHours = 16

/** How many trucks stand at the gate in each half hour of a day of harvest, as it turned out. */
const trucks = [58, 61, 63, 60, 54, 47, 41, 36, 30, 27, 25, 21, 18, 17, 14, 12, 9] as const

export type Forecast = {
  /** Counted up to now. */
  past: readonly { at: number; trucks: number }[]
  /** What comes, from now on: the further away, the less is certain. */
  ahead: readonly { at: number; from: number; to: number }[]
}

/** The queue as it is known at one moment. */
export function forecastAt(now: number): Forecast {
  const counted = trucks.map((count, at) => ({ at, trucks: count }))
  return {
    past: counted.slice(0, now + 1),
    ahead: counted.slice(now).map(({ at, trucks: count }) => {
      const doubt = Math.round((at - now) * 1.6)
      return { at, from: Math.max(0, count - doubt), to: count + doubt }
    }),
  }
}

/** “09:30” of the third half hour after eight. */
export function clockOf(at: number): string {
  return `${String(firstHour + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`
}

export function countAt(at: number): number {
  return trucks[at] ?? 0
}
