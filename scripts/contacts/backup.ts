import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Spool } from '@/server/contact/store/spool'
import type { Command } from './command'
import { count } from './describe'
import { readWords } from './read-words'

/** Where the files of the messages are beside a backup. */
const filesOf = (file: string) => `${file}-files`

const usage = (name: string) => `Say where: npm run contacts -- ${name} FILE`

/** A whole copy of the messages as they are at one moment, while the site goes on. */
export const backup: Command = async (words, { spool, say }) => {
  const [said] = readWords(words, {}, { most: 1 }).positionals
  if (!said) throw new Error(usage('backup'))
  const file = resolve(said)
  if (existsSync(file)) throw new Error(`${file} is there already, and is not overwritten.`)
  // Its own log and all: copying the file of the database would leave out what stands in `messages.db-wal`.
  spool.database.run('VACUUM INTO ?', file)
  mkdirSync(filesOf(file), { recursive: true, mode: 0o700 })
  const names = spool.database.all<{ file: string }>('SELECT file FROM files').map((row) => row.file)
  for (const name of names.filter((each) => existsSync(join(spool.filesFolder, each))))
    copyFileSync(join(spool.filesFolder, name), join(filesOf(file), name))
  say(`${count(countIn(spool), 'message')} and ${count(names.length, 'file')} are in ${file} and ${filesOf(file)}.`)
}

/** Takes back what is in a backup and not in the store. What came since stays, and the site may go on meanwhile. */
export const restore: Command = async (words, { spool, say }) => {
  const [said] = readWords(words, {}, { most: 1 }).positionals
  if (!said) throw new Error(usage('restore'))
  const file = resolve(said)
  if (!existsSync(file)) throw new Error(`There is no ${file}.`)
  const { database, filesFolder } = spool
  const before = countIn(spool)
  database.run('ATTACH ? AS backup', file)
  try {
    const names = database.all<{ file: string }>('SELECT file FROM backup.files').map((row) => row.file)
    for (const name of names.filter((each) => existsSync(join(filesOf(file), each))))
      copyFileSync(join(filesOf(file), name), join(filesFolder, name))
    database.transaction(() => {
      for (const sql of takeBack) database.script(sql)
    })
  } finally {
    database.script('DETACH backup')
  }
  say(`${count(countIn(spool) - before, 'message')} taken back; ${count(countIn(spool), 'message')} in all.`)
}

const countIn = ({ database }: Spool) => database.one<{ count: number }>('SELECT COUNT(*) AS count FROM messages')?.count ?? 0

const columns =
  'request_id, reference, fingerprint, received_at, locale, name, contact, contact_kind, message, budget, estimate, nda, subject'

/** A message keeps its reference, and gets the next number of the store it comes to. */
const from = (table: string) => `backup.${table} AS old
  JOIN backup.messages AS theirs ON theirs.id = old.message_id JOIN main.messages AS ours ON ours.request_id = theirs.request_id`

const takeBack = [
  `INSERT OR IGNORE INTO main.messages (${columns}) SELECT ${columns} FROM backup.messages ORDER BY id`,
  `INSERT OR IGNORE INTO main.files (file, message_id, name, type, bytes)
   SELECT old.file, ours.id, old.name, old.type, old.bytes FROM ${from('files')}`,
  `INSERT OR IGNORE INTO main.deliveries (message_id, channel, key, attempts, next_at, delivered_at, dropped_at, told_at, error)
   SELECT ours.id, old.channel, old.key, old.attempts, old.next_at, old.delivered_at, old.dropped_at, old.told_at, old.error
   FROM ${from('deliveries')}`,
]
