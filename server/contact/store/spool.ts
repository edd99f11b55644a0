import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../open-database'
import { migrate } from './schema'

/** Everything that is kept of messages: a database, and the files that came with them. */
export type Spool = {
  database: Database
  filesFolder: string
  /** False once the files of the database were deleted or replaced by others: what is written from then on is in no file. */
  isInPlace: () => boolean
  close: () => void
}

/**
 * Readable by the user the site runs as and by nobody else. `patience` is how many milliseconds the thread may wait for another writer.
 * @throws with a sentence where it cannot be opened.
 */
export function openSpool(dataDir: string, patience?: number): Spool {
  const filesFolder = join(dataDir, 'files')
  const file = join(dataDir, 'messages.db')
  try {
    mkdirSync(filesFolder, { recursive: true, mode: 0o700 })
    // SQLite gives its other files the rights of this one.
    closeSync(openSync(file, 'a', 0o600))
    const database = openDatabase(file, patience)
    try {
      migrate(database)
    } catch (error) {
      database.close()
      throw error
    }
    const opened = identityOf(file)
    return { database, filesFolder, isInPlace: () => identityOf(file) === opened, close: () => database.close() }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw Object.assign(new Error(`The messages in ${file} cannot be opened: ${error instanceof Error ? error.message : error}.`), { code })
  }
}

/** The database and the log that is written ahead of it. */
function identityOf(file: string): string {
  const found = [file, `${file}-wal`].map((each) => statSync(/* turbopackIgnore: true */ each, { throwIfNoEntry: false }))
  return found.map((each) => (each ? `${each.dev}:${each.ino}` : 'none')).join(' ')
}
