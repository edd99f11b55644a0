import type { Database } from '../../open-database'
import type { Channel } from '../message'

/** How far a message has come on one way. Times are ISO 8601, in UTC. */
export type DeliveryState = {
  channel: Channel
  key: string
  attempts: number
  nextAt: string
  deliveredAt: string | null
  /** When it was given up, as it can never be. */
  droppedAt: string | null
  error: string | null
}

type StateRow = {
  channel: string
  key: string
  attempts: number
  next_at: number
  delivered_at: string | null
  dropped_at: string | null
  error: string | null
}

export function deliveriesOf(database: Database, messageId: number): DeliveryState[] {
  return database.all<StateRow>('SELECT * FROM deliveries WHERE message_id = ? ORDER BY id', messageId).map((row) => ({
    channel: row.channel as Channel,
    key: row.key,
    attempts: row.attempts,
    nextAt: new Date(row.next_at).toISOString(),
    deliveredAt: row.delivered_at,
    droppedAt: row.dropped_at,
    error: row.error,
  }))
}

/** Ids of the messages that came more than this many days ago. */
export function olderThan(database: Database, days: number, now: number): number[] {
  const before = new Date(now - days * 24 * 60 * 60_000).toISOString()
  return database.all<{ id: number }>('SELECT id FROM messages WHERE received_at < ? ORDER BY id', before).map(({ id }) => id)
}

/** Those of these messages that the team does not have, neither by mail nor in the content service. */
export function undeliveredAmong(database: Database, ids: readonly number[]): number[] {
  const sql = "SELECT 1 AS found FROM deliveries WHERE message_id = ? AND channel <> 'visitor' AND delivered_at IS NOT NULL"
  return ids.filter((id) => !database.one(sql, id))
}

/** When the site last looked at the clock, and when that had gone on by days since the time before; null where it never did. */
export type Clock = { seen: number | null; jumped: number | null }

export function readClock(database: Database): Clock {
  const read = (name: string) => {
    const value = database.one<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name)?.value
    return value === undefined ? null : Number(value)
  }
  return { seen: read('seen'), jumped: read('jumped') }
}

export function noteClock(database: Database, clock: Clock): void {
  database.transaction(() => {
    for (const [name, time] of Object.entries(clock)) {
      database.run('DELETE FROM secrets WHERE name = ?', name)
      if (time !== null) database.run('INSERT INTO secrets (name, value) VALUES (?, ?)', name, String(time))
    }
  })
}
