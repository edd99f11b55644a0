import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { olderThan, undeliveredAmong } from './store/message-queries'
import { removeMessages } from './store/message-store'
import type { Spool } from './store/spool'

/** In milliseconds: a file no message names may belong to one that is just being kept. */
const orphanAge = 60 * 60_000

const day = 24 * 60 * 60_000

/** How many days before a message is forgotten that nobody got somebody is told. */
const notice = (days: number) => Math.min(7, days / 2)

/** Notes the messages that nobody got and that are soon to be forgotten, each once. Answers how many. */
export function warnOfOldMessages({ database }: Spool, days: number, now: number): number {
  const aging = undeliveredAmong(database, olderThan(database, days - notice(days), now))
  const isNews = (id: number) => database.run('INSERT OR IGNORE INTO warnings (message_id, at) VALUES (?, ?)', id, now).changes > 0
  return aging.filter(isNews).length
}

/**
 * Forgets what is older than this many days; what never reached the team only once somebody was told in time. Answers how many messages
 * that were, and how many of them nobody got.
 */
export function forgetOldMessages(spool: Spool, days: number, now: number): { forgotten: number; undelivered: number } {
  const old = olderThan(spool.database, days, now)
  const { database } = spool
  const undelivered = new Set(undeliveredAmong(database, old))
  const isTold = (id: number) =>
    database.one('SELECT 1 AS told FROM warnings WHERE message_id = ? AND at <= ?', id, now - notice(days) * day) !== undefined
  const forgotten = old.filter((id) => !undelivered.has(id) || isTold(id))
  forgetMessages(spool, forgotten)
  return { forgotten: forgotten.length, undelivered: forgotten.filter((id) => undelivered.has(id)).length }
}

/** Forgets messages with their files. Should the program die in between, the files have no message and go as orphans. */
export function forgetMessages({ database, filesFolder }: Spool, ids: readonly number[]): void {
  if (ids.length === 0) return
  for (const file of removeMessages(database, ids)) rmSync(join(filesFolder, file), { force: true })
  // The log that SQLite writes ahead would keep the words until it is overwritten some day.
  database.one('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** Removes files that belong to no message: what a program that died left, half-written ones too. Answers how many. */
export function removeOrphanFiles({ database, filesFolder }: Spool, now: number): number {
  const isOld = (name: string) => now - (statSync(join(filesFolder, name), { throwIfNoEntry: false })?.mtimeMs ?? now) > orphanAge
  const isKept = (name: string) => database.one('SELECT 1 AS kept FROM files WHERE file = ?', name) !== undefined
  const orphans = readdirSync(filesFolder).filter((name) => isOld(name) && !isKept(name))
  for (const name of orphans) rmSync(join(filesFolder, name), { force: true })
  return orphans.length
}
