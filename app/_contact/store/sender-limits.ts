import type { Database } from './open-database'

/** Messages one sender may leave, and in how many milliseconds. */
const limits = [
  { count: 5, window: 10 * 60_000 },
  { count: 20, window: 60 * 60_000 },
] as const

/** Seconds until this sender may leave another message; 0 for at once. `sender` is a hash: no address is kept. */
export function secondsToWait(database: Database, sender: string, now: number): number {
  const waits = limits.map(({ count, window }) => {
    const sql = 'SELECT at FROM arrivals WHERE sender = ? AND at > ? AND at <= ? ORDER BY at DESC LIMIT 1 OFFSET ?'
    const first = database.one<{ at: number }>(sql, sender, now - window, now, count - 1)
    return first ? first.at + window - now : 0
  })
  return Math.ceil(Math.max(...waits) / 1000)
}

export function noteArrival(database: Database, sender: string, now: number): void {
  forgetArrivals(database, now)
  database.run('INSERT INTO arrivals (sender, at) VALUES (?, ?)', sender, now)
}

/** Forgets whom nobody is counted for any more, and what a clock that was wrong wrote into the future. */
export function forgetArrivals(database: Database, now: number): void {
  const longest = Math.max(...limits.map(({ window }) => window))
  database.run('DELETE FROM arrivals WHERE at <= ? OR at > ?', now - longest, now)
}
