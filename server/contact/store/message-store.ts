import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../open-database'
import type { Channel, ContactMessage, NewMessage } from '../message'
import { type FileRow, type MessageRow, toMessage } from './message-rows'
import { noteArrival, secondsToWait, takeConfirmation } from './sender-limits'

export type Accepted =
  | { kind: 'accepted' | 'known'; reference: string }
  /** The id was used for other words. */
  | { kind: 'conflict' }
  | { kind: 'limited'; seconds: number }

/** In milliseconds: the same words sent again within it, without scripts or from another tab, are a second press of the button. */
const repeatWindow = 10 * 60_000

/** Letters and digits that nobody takes for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export type Acceptance = {
  /** Ways it is to be delivered on. */
  channels: readonly Channel[]
  now: number
  /** A hash of who sent it, where that counts. */
  sender?: string
  /** For how many seconds nothing new is taken of them, as its files were not read. */
  refusedFor?: number
}

/** Keeps a message with everything that is to be done with it, in one transaction: once it returns, it is on the disk. */
export function acceptMessage(database: Database, message: NewMessage, { channels, now, sender, refusedFor = 0 }: Acceptance): Accepted {
  const fingerprint = fingerprintOf(message)
  return database.transaction(() => {
    const known = database.one<{ reference: string; fingerprint: string }>(
      'SELECT reference, fingerprint FROM messages WHERE request_id = ?',
      message.requestId,
    )
    if (known) return known.fingerprint === fingerprint ? { kind: 'known', reference: known.reference } : { kind: 'conflict' }
    const since = new Date(now - repeatWindow).toISOString()
    const repeated = database.one<{ reference: string }>(
      'SELECT reference FROM messages WHERE fingerprint = ? AND received_at > ? ORDER BY id DESC',
      fingerprint,
      since,
    )
    if (repeated) return { kind: 'known', reference: repeated.reference }
    const seconds = Math.max(refusedFor, sender === undefined ? 0 : secondsToWait(database, sender, now))
    if (seconds > 0) return { kind: 'limited', seconds }
    if (sender !== undefined) noteArrival(database, sender, now)
    const reference = newReference()
    const { id } = database.run(
      `INSERT INTO messages (request_id, reference, fingerprint, received_at, locale, name, contact, contact_kind, message, budget, estimate, nda, subject)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[message.requestId, reference, fingerprint, new Date(now).toISOString(), message.locale, message.name, message.contact],
      ...[message.contactKind, message.message, message.budget, message.estimate, message.nda ? 1 : 0, message.subject],
    )
    for (const { file, name, type, bytes } of message.files)
      database.run('INSERT INTO files (file, message_id, name, type, bytes) VALUES (?, ?, ?, ?, ?)', file, id, name, type, bytes)
    const isConfirmed = channels.includes('visitor') && takeConfirmation(database, { contact: message.contact, sender: sender ?? '', now })
    for (const channel of channels.filter((each) => each !== 'visitor' || isConfirmed))
      addDelivery(database, { messageId: id, reference, channel, now })
    return { kind: 'accepted', reference }
  })
}

export type NewDelivery = { messageId: number; reference: string; channel: Channel; now: number }

export function addDelivery(database: Database, { messageId, reference, channel, now }: NewDelivery): void {
  const sql = 'INSERT INTO deliveries (message_id, channel, key, next_at) VALUES (?, ?, ?, ?) ON CONFLICT (message_id, channel) DO NOTHING'
  database.run(sql, messageId, channel, `${reference}-${channel}`, now)
}

/** All messages, the newest first. */
export function listMessages(database: Database): ContactMessage[] {
  return database.all<MessageRow>('SELECT * FROM messages ORDER BY id DESC').map((row) => withFiles(database, row))
}

export function findMessage(database: Database, by: { id: number } | { reference: string }): ContactMessage | null {
  const row =
    'id' in by
      ? database.one<MessageRow>('SELECT * FROM messages WHERE id = ?', by.id)
      : database.one<MessageRow>('SELECT * FROM messages WHERE reference = ?', by.reference)
  return row ? withFiles(database, row) : null
}

/** Forgets messages and everything about them; answers the names of their files, which are to be removed afterwards. */
export function removeMessages(database: Database, ids: readonly number[]): string[] {
  return database.transaction(() =>
    ids.flatMap((id) => {
      const files = database.all<FileRow>('SELECT * FROM files WHERE message_id = ?', id).map(({ file }) => file)
      database.run('DELETE FROM messages WHERE id = ?', id)
      return files
    }),
  )
}

function withFiles(database: Database, row: MessageRow): ContactMessage {
  return toMessage(row, database.all<FileRow>('SELECT * FROM files WHERE message_id = ? ORDER BY rowid', row.id))
}

function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Tells two messages apart without looking at their files' random names. */
function fingerprintOf({ requestId: _id, files, ...words }: NewMessage): string {
  const sent = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sent, files.map(({ name, bytes }) => [name, bytes])]))
    .digest('base64url')
}
