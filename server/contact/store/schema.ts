import type { Database } from '../../open-database'
import { secretOf } from './secret'

/** Each step once, in this order; `user_version` says how many a file has seen. */
const steps = [
  `CREATE TABLE messages (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     request_id TEXT NOT NULL UNIQUE,
     reference TEXT NOT NULL UNIQUE,
     fingerprint TEXT NOT NULL,
     received_at TEXT NOT NULL,
     locale TEXT NOT NULL,
     name TEXT NOT NULL,
     contact TEXT NOT NULL,
     contact_kind TEXT NOT NULL,
     message TEXT NOT NULL,
     budget TEXT NOT NULL,
     estimate TEXT NOT NULL,
     nda INTEGER NOT NULL,
     subject TEXT NOT NULL
   ) STRICT;
   CREATE INDEX messages_by_time ON messages (received_at);
   CREATE INDEX messages_by_fingerprint ON messages (fingerprint, received_at);
   CREATE TABLE files (
     file TEXT PRIMARY KEY,
     message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     type TEXT NOT NULL,
     bytes INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX files_by_message ON files (message_id);
   CREATE TABLE deliveries (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
     channel TEXT NOT NULL,
     key TEXT NOT NULL UNIQUE,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_at INTEGER NOT NULL,
     lease_until INTEGER NOT NULL DEFAULT 0,
     delivered_at TEXT,
     dropped_at TEXT,
     told_at TEXT,
     error TEXT,
     UNIQUE (message_id, channel)
   ) STRICT;
   CREATE INDEX deliveries_due ON deliveries (next_at) WHERE delivered_at IS NULL AND dropped_at IS NULL;
   CREATE TABLE arrivals (sender TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
   CREATE INDEX arrivals_by_sender ON arrivals (sender, at);
   CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
]

/** What older code does not know and can do without, so that a release can be taken back. */
const additions = `CREATE TABLE IF NOT EXISTS confirmations (mailbox TEXT NOT NULL, sender TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
   CREATE TABLE IF NOT EXISTS warnings (
     message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
     at INTEGER NOT NULL
   ) STRICT;`

/** @throws where the file was written by a later version of the site. */
export function migrate(database: Database): void {
  // Nothing is written to a file that is up to date: the site also starts on a full disk, and while somebody else writes.
  if (versionOf(database) === steps.length && hasAdditions(database)) return
  database.transaction(() => {
    const version = versionOf(database)
    if (version > steps.length) throw new Error('the file was written by a later version of this site')
    for (const step of steps.slice(version)) database.script(step)
    database.script(additions)
    database.script(`PRAGMA user_version = ${steps.length}`)
    // Made now, it needs no writing while somebody else holds the store.
    secretOf(database)
  })
}

const hasAdditions = (database: Database) => database.one("SELECT 1 AS found FROM sqlite_master WHERE name = 'warnings'") !== undefined

const versionOf = (database: Database): number => database.one<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
