import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { olderThan, undeliveredAmong } from './store/message-queries'
import { removeMessages } from './store/message-store'
import type { Spool } from './store/spool'

/** In milliseconds: a file no message names may belong to one that is just being kept. */
const orphanAge = 60 * 60_000

/** Forgets what is older than this many days. Answers how many messages that were, and how many of them never reached the team. */
export function forgetOldMessages(spool: Spool, days: number, now: number): { forgotten: number; undelivered: number } {
  const old = olderThan(spool.database, days, now)
  const undelivered = undeliveredAmong(spool.database, old).length
  forgetMessages(spool, old)
  return { forgotten: old.length, undelivered }
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
