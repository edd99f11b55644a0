import type { Database } from '../../open-database'
import type { Channel, Delivery } from '../message'
import { addDelivery, findMessage } from './message-store'

type DeliveryRow = { id: number; message_id: number; channel: string; key: string; attempts: number }

const isOpen = 'delivered_at IS NULL AND dropped_at IS NULL'

/** In milliseconds: nothing waits longer. What says more was written by a clock that was wrong, and is due. */
export const longestWait = 60 * 60_000

/** In milliseconds: how long a delivery is in the hands of whoever took it, unless they say that they still have it. */
export const lease = 60_000

/** Takes the delivery that is due longest: nobody else gets it for the time of the lease, should this program die over it. */
export function claimDelivery(database: Database, now: number): Delivery | null {
  return database.transaction(() => {
    const row = database.one<DeliveryRow>(
      `SELECT * FROM deliveries WHERE ${isOpen} AND (next_at <= ? OR next_at > ?) AND (lease_until <= ? OR lease_until > ?)
       ORDER BY next_at, id`,
      ...[now, now + longestWait, now, now + lease],
    )
    const message = row && findMessage(database, { id: row.message_id })
    if (!row || !message) return null
    database.run('UPDATE deliveries SET lease_until = ?, attempts = attempts + 1 WHERE id = ?', now + lease, row.id)
    return { id: row.id, key: row.key, channel: row.channel as Channel, attempts: row.attempts + 1, message }
  })
}

export function renewLease(database: Database, id: number, now: number): void {
  database.run('UPDATE deliveries SET lease_until = ? WHERE id = ?', now + lease, id)
}

/** How a try ended: it is there; it is to be tried again; or it cannot ever be, as a wrong address of a visitor. */
export type Outcome = { kind: 'delivered' } | { kind: 'failed'; error: string; nextAt: number } | { kind: 'dropped'; error: string }

export function settleDelivery(database: Database, id: number, outcome: Outcome, now: number): void {
  const time = new Date(now).toISOString()
  if (outcome.kind === 'delivered')
    database.run('UPDATE deliveries SET delivered_at = ?, lease_until = 0, error = NULL WHERE id = ?', time, id)
  else if (outcome.kind === 'dropped')
    database.run('UPDATE deliveries SET dropped_at = ?, lease_until = 0, error = ? WHERE id = ?', time, outcome.error, id)
  else database.run('UPDATE deliveries SET next_at = ?, lease_until = 0, error = ? WHERE id = ?', outcome.nextAt, outcome.error, id)
}

/** Gives every message the ways that were set up after it came. The visitor's confirmation is not caught up on: it would be late. */
export function addMissingDeliveries(database: Database, channels: readonly Channel[], now: number): void {
  for (const channel of channels.filter((each) => each !== 'visitor')) {
    const lacking = database.all<{ id: number; reference: string }>(
      'SELECT id, reference FROM messages WHERE id NOT IN (SELECT message_id FROM deliveries WHERE channel = ?)',
      channel,
    )
    for (const { id, reference } of lacking) addDelivery(database, { messageId: id, reference, channel, now })
  }
}

/** Everything that waits is due at once, as after a fault that somebody mended. Answers how many. */
export function retryNow(database: Database, now: number): number {
  return database.run(`UPDATE deliveries SET next_at = ? WHERE ${isOpen}`, now).changes
}

/** When the next delivery is due, in milliseconds since 1970; null where nothing waits. */
export function nextDue(database: Database): number | null {
  const sql = `SELECT MIN(MAX(next_at, lease_until)) AS due FROM deliveries WHERE ${isOpen}`
  return database.one<{ due: number | null }>(sql)?.due ?? null
}

export type SpoolState = { depth: number; oldestUndelivered: string | null; lastDelivery: string | null }

/** What waits for the team; nothing of what anybody wrote. A message that has no way to be delivered on waits too. */
export function spoolState(database: Database): SpoolState {
  const waiting = database.one<{ depth: number; oldest: string | null }>(
    `SELECT COUNT(*) AS depth, MIN(received_at) AS oldest FROM messages
     WHERE id NOT IN (SELECT message_id FROM deliveries WHERE channel <> 'visitor' AND delivered_at IS NOT NULL)`,
  )
  const last = database.one<{ last: string | null }>('SELECT MAX(delivered_at) AS last FROM deliveries')
  return { depth: waiting?.depth ?? 0, oldestUndelivered: waiting?.oldest ?? null, lastDelivery: last?.last ?? null }
}

export type Overdue = { id: number; key: string }

/** What was received before a time, is not delivered, and nobody was told of. */
export function overdueDeliveries(database: Database, before: string): Overdue[] {
  return database.all<Overdue>(
    `SELECT deliveries.id, key FROM deliveries JOIN messages ON messages.id = message_id
     WHERE delivered_at IS NULL AND dropped_at IS NULL AND told_at IS NULL AND received_at < ? ORDER BY deliveries.id`,
    before,
  )
}

export function noteTold(database: Database, id: number, now: number): void {
  database.run('UPDATE deliveries SET told_at = ? WHERE id = ?', new Date(now).toISOString(), id)
}
