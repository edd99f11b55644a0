import { createRequire } from 'node:module'
import { join } from 'node:path'

type Row = Record<string, unknown>
type Value = string | number | null

/** The little of SQLite that the store needs, the same with both drivers. */
export type Database = {
  run: (sql: string, ...values: Value[]) => { changes: number; id: number }
  one: <Found extends Row>(sql: string, ...values: Value[]) => Found | undefined
  all: <Found extends Row>(sql: string, ...values: Value[]) => Found[]
  script: (sql: string) => void
  /** Holds the write lock from its beginning; an error undoes all of it. */
  transaction: <Result>(work: () => Result) => Result
  close: () => void
}

/** What both drivers have. */
type Driver = {
  exec: (sql: string) => unknown
  close: () => unknown
  prepare: (sql: string) => {
    run: (...values: Value[]) => { changes: number | bigint; lastInsertRowid: number | bigint }
    get: (...values: Value[]) => unknown
    all: (...values: Value[]) => unknown[]
  }
}

type DriverClass = new (file: string) => Driver

/** In milliseconds: how long one writer waits for another, and keeps its thread from everything else. */
const usualPatience = 5000

/**
 * Opens a file of SQLite with what an answered promise needs: a commit is on the disk before it is said.
 * @throws where there is no driver, or the file is no database.
 */
export function openDatabase(file: string, patience = usualPatience): Database {
  const driver = open(file)
  const statements = new Map<string, ReturnType<Driver['prepare']>>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? driver.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const database: Database = {
    run: (sql, ...values) => {
      const { changes, lastInsertRowid } = prepared(sql).run(...values)
      return { changes: Number(changes), id: Number(lastInsertRowid) }
    },
    one: <Found extends Row>(sql: string, ...values: Value[]) => prepared(sql).get(...values) as Found | undefined,
    all: <Found extends Row>(sql: string, ...values: Value[]) => prepared(sql).all(...values) as Found[],
    script: (sql) => void driver.exec(sql),
    transaction: (work) => {
      driver.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        driver.exec('COMMIT')
        return result
      } catch (error) {
        rollBack(driver)
        throw error
      }
    },
    close: () => void driver.close(),
  }
  try {
    driver.exec(`PRAGMA busy_timeout = ${patience}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;`)
    // What is purged is overwritten: it held what people wrote.
    driver.exec('PRAGMA secure_delete = ON;')
    const said = database.one<{ quick_check: string }>('PRAGMA quick_check(1)')
    if (said?.quick_check !== 'ok') throw new Error(said?.quick_check ?? 'the check of the file said nothing')
    return database
  } catch (error) {
    driver.close()
    throw error
  }
}

/** SQLite may have done it by itself already, as it does when a disk is full. */
function rollBack(driver: Driver): void {
  try {
    driver.exec('ROLLBACK')
  } catch {}
}

/** Node.js brings SQLite from 22.13 on; before that it is compiled with the packages. */
function open(file: string): Driver {
  // Not an import: the package may be missing, and no bundler has to find it.
  const load = createRequire(join(process.cwd(), 'package.json'))
  const packaged = attempt(() => load('better-sqlite3') as DriverClass)
  if (packaged) return new packaged(file)
  const builtIn = attempt(() => load('node:sqlite') as { DatabaseSync: DriverClass })
  if (builtIn) return new builtIn.DatabaseSync(file)
  throw new Error('there is no SQLite here: better-sqlite3 was not installed, and Node.js brings its own from 22.13 on')
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
