import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from './open-database'
import { migrate } from './schema'

/** Everything that is kept of messages: a database, and the files that came with them. */
export type Spool = { database: Database; filesFolder: string; close: () => void }

/** Readable by the user the site runs as and by nobody else. @throws with a sentence where it cannot be opened. */
export function openSpool(dataDir: string): Spool {
  const filesFolder = join(dataDir, 'files')
  const file = join(dataDir, 'messages.db')
  try {
    mkdirSync(filesFolder, { recursive: true, mode: 0o700 })
    // SQLite gives its other files the rights of this one.
    closeSync(openSync(file, 'a', 0o600))
    const database = openDatabase(file)
    try {
      migrate(database)
    } catch (error) {
      database.close()
      throw error
    }
    return { database, filesFolder, close: () => database.close() }
  } catch (error) {
    throw new Error(`The messages in ${file} cannot be opened: ${error instanceof Error ? error.message : error}.`)
  }
}
