import { createHmac } from 'node:crypto'
import type { Database } from '../../open-database'
import { secretOf } from './secret'

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
  forgetSenders(database, now)
  database.run('INSERT INTO arrivals (sender, at) VALUES (?, ?)', sender, now)
}

/** Confirmations in a day: an address may be somebody else's, and one sender may have many of them. */
const confirmationLimits = { mailbox: 3, sender: 6, all: 200 }

const day = 24 * 60 * 60_000

/** Counts a mail that is to confirm a message, or answers false: there were enough of them. */
export function takeConfirmation(database: Database, { contact, sender, now }: { contact: string; sender: string; now: number }): boolean {
  forgetSenders(database, now)
  const mailbox = createHmac('sha256', secretOf(database))
    .update(`mailbox ${mailboxOf(contact)}`)
    .digest('base64url')
  const counted = database.one<{ mailbox: number; sender: number; sum: number }>(
    'SELECT TOTAL(mailbox = ?) AS mailbox, TOTAL(sender = ?) AS sender, COUNT(*) AS sum FROM confirmations',
    ...[mailbox, sender],
  )
  const limits = confirmationLimits
  if (!counted || counted.mailbox >= limits.mailbox || counted.sum >= limits.all) return false
  if (sender !== '' && counted.sender >= limits.sender) return false
  database.run('INSERT INTO confirmations (mailbox, sender, at) VALUES (?, ?, ?)', mailbox, sender, now)
  return true
}

/** The mailbox of an address, whatever is added to its name: `anna+shop@example.org` is `anna@example.org`. */
export function mailboxOf(contact: string): string {
  const [name = '', domain = ''] = contact.trim().toLowerCase().split('@')
  const [box = ''] = name.split('+')
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}

/** Forgets whom nobody is counted for any more, as the privacy policy says, and what a clock that was wrong wrote into the future. */
export function forgetSenders(database: Database, now: number): void {
  const longest = Math.max(...limits.map(({ window }) => window))
  database.run('DELETE FROM arrivals WHERE at <= ? OR at > ?', now - longest, now)
  database.run('DELETE FROM confirmations WHERE at <= ? OR at > ?', now - day, now)
}
