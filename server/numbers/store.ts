import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '../open-database'
import type { Kind } from './visit'

/** How many times something was counted on a day (`YYYY-MM-DD`). */
export type DayCount = { day: string; kind: Kind; name: string; number: number }

/** In days: what is older is deleted. The privacy policy says so. */
const keptDays = 400

/** In milliseconds that a writer waits for another. */
const patience = 100

export type NumberStore = {
  /** Adds to what is there already. @throws what the disk says; nothing is added then. */
  add: (counts: readonly DayCount[]) => void
  /** Both days included. */
  read: (from: string, to: string) => DayCount[]
  close: () => void
}

/** Opens the counts beside the messages. @throws where the folder cannot be written, or the file is no database. */
export function openNumbers(dataDir: string): NumberStore {
  mkdirSync(dataDir, { recursive: true })
  const database = openDatabase(join(dataDir, 'numbers.db'), patience)
  database.script(`CREATE TABLE IF NOT EXISTS counts (
    day TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (day, kind, name)
  ) WITHOUT ROWID`)
  return {
    add: (counts) => addTo(database, counts),
    read: (from, to) => database.all<DayCount>('SELECT * FROM counts WHERE day BETWEEN ? AND ? ORDER BY day, kind, name', from, to),
    close: database.close,
  }
}

function addTo(database: Database, counts: readonly DayCount[]): void {
  database.transaction(() => {
    for (const { day, kind, name, number } of counts)
      database.run(
        'INSERT INTO counts VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET number = number + excluded.number',
        ...[day, kind, name, number],
      )
    const newest = counts
      .map(({ day }) => day)
      .sort()
      .at(-1)
    if (newest) database.run('DELETE FROM counts WHERE day <= ?', daysBefore(newest, keptDays))
  })
}

/** @returns the day that many days before, as `YYYY-MM-DD` */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

/** The day of a moment in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
