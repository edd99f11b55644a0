import { readContactEnvironment } from '@/app/_contact/environment'
import type { Database } from '../open-database'
import { currentSpool } from './current-spool'
import { tellOperator } from './delivery/tell-operator'
import { logLine } from './log'
import { type SpoolState, spoolState } from './store/delivery-queue'
import { isBusy } from './store/patience'
import { roomIn } from './store/room'

/** In milliseconds: how often the operator is told, and how long a try to write says that the next will do. */
const quiet = 60 * 60_000
const freshness = 30_000

/** What was last found: why nothing can be kept, when that was tried, and when the operator was told. */
const memory: { reason: string | null; tried: number; told: number } = {
  reason: null,
  tried: Number.NEGATIVE_INFINITY,
  told: Number.NEGATIVE_INFINITY,
}

/** A message could not be kept: health says so from now on, and the operator hears of it, once an hour. */
export function noteFault(error: unknown, now: number): void {
  memory.reason = describeFault(error)
  if (now - memory.told < quiet && now >= memory.told) return
  memory.told = now
  logLine({ event: 'contact store failing', level: 'error', reason: memory.reason })
  void tell(`Messages of the site cannot be kept: ${memory.reason}. Visitors are told to try again.`)
}

/** A message was kept. */
export function noteKept(now: number): void {
  Object.assign(memory, { reason: null, tried: now })
}

type KeepingState = ({ status: 'ok' } & SpoolState) | { status: 'failing'; reason: string }

/** Whether the next message could be kept, and what waits. Writes now and then to find out. */
export function keepingState(now: number): KeepingState {
  try {
    const { database, filesFolder } = currentSpool()
    if (memory.reason !== null || Math.abs(now - memory.tried) >= freshness) {
      tryToWrite(database)
      if (roomIn(filesFolder).files <= 0) throw Object.assign(new Error('The disk is nearly full.'), { code: 'ENOSPC' })
      noteKept(now)
    }
    return { status: 'ok', ...spoolState(database) }
  } catch (error) {
    // Somebody else writes, which passes; where it does not, messages say so.
    if (isBusy(error) && memory.reason === null) return { status: 'ok', ...spoolState(currentSpool().database) }
    if (!isBusy(error)) noteFault(error, now)
    return { status: 'failing', reason: memory.reason ?? describeFault(error) }
  }
}

/** As much as a long message takes, and nothing of it stays. */
function tryToWrite(database: Database): void {
  database.transaction(() => {
    database.run("INSERT INTO secrets (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", probe)
    database.run("DELETE FROM secrets WHERE name = 'probe'")
  })
}

const probe = 'x'.repeat(16_384)

const sentences: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|FULL/, 'the disk is full or nearly so'],
  [/EACCES|EROFS|EPERM|READONLY/, 'the folder or the database cannot be written by this user'],
  [/BUSY|LOCKED|is locked/, 'another program holds the database'],
  [/ENOTDIR|EEXIST/, 'DATA_DIR is not a folder'],
  [/later version/, 'the database was written by a later version of this site'],
  [/ESCANNER/, 'the program that looks for viruses does not work'],
  [/no SQLite/, 'there is no SQLite here'],
  [/NOTADB|CORRUPT|not a database|malformed/, 'the database is damaged'],
]

/** What an operator can do about; nothing of what anybody wrote. */
function describeFault(error: unknown): string {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException
  const said = `${code} ${message}`
  return sentences.find(([pattern]) => pattern.test(said))?.[1] ?? (code || 'for an unknown reason')
}

async function tell(sentence: string): Promise<void> {
  try {
    await tellOperator(sentence, readContactEnvironment(process.env).mail, 'Messages of the site are not kept')
  } catch {}
}
