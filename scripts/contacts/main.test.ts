import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewMessage } from '@/server/contact/message'
import { acceptMessage } from '@/server/contact/store/message-store'
import { openSpool, type Spool } from '@/server/contact/store/spool'
import { openDatabase } from '@/server/open-database'

const words: NewMessage = {
  ...{ requestId: 'a1', locale: 'uk', name: 'Марта', contact: 'marta@example.org', contactKind: 'email' },
  ...{ message: 'Ми маємо дев’ять кав’ярень.', budget: '', estimate: '', nda: false, subject: '' },
  files: [{ file: 'f00d', name: 'Меню.pdf', type: 'application/pdf', bytes: 3 }],
}

let folder: string
/** The site, which runs all the time. */
let spool: Spool
let reference: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contacts-'))
  // To compile it anew for each of thirty runs would take most of their time.
  const program = { entryPoints: ['scripts/contacts/main.ts'], outfile: join(folder, 'contacts.mjs') }
  await build({ ...program, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' })
  // SQLite is looked for where the site is.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  spool = openSpool(join(folder, 'kept'))
  writeFileSync(join(folder, '.env'), 'DATA_DIR=kept\nSITE_URL=https://example.com\n')
  writeFileSync(join(spool.filesFolder, 'f00d'), 'pdf')
  const accepted = acceptMessage(spool.database, words, { channels: ['team'], now: Date.now() })
  reference = 'reference' in accepted ? accepted.reference : ''
  const another = { ...words, requestId: 'b1', name: 'Ivan', contact: '067 123 45 67', contactKind: 'phone', files: [] } as const
  acceptMessage(spool.database, another, { channels: [], now: Date.now() })
})
afterAll(() => {
  spool.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command as an operator does, without a terminal. */
function contacts(...typed: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'contacts.mjs'), ...typed], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

describe('npm run contacts', { concurrent: false }, () => {
  it('lists, shows and retries messages while the site runs', () => {
    expect(contacts('list').said).toMatch(/Ivan .*kept here\n.*Марта .*team waiting\n\n2 messages, 2 waiting\./)
    expect(contacts('list', '--contact', '+380671234567').said).toMatch(/1 message, 1 waiting/)
    expect(contacts('show', reference.toLowerCase())).toEqual({ status: 0, said: expect.stringContaining(words.message) })
    expect(contacts('retry').said).toMatch(/1 delivery is due now.*\nNothing is set up/)
  })

  it('says what was wrong, and ends so that a script notices', () => {
    expect(contacts('show', 'AAAA-AAAA')).toEqual({
      status: 1,
      said: '\nThe messages stay as they are.\n  There is no message with the reference AAAA-AAAA.\n\n',
    })
    expect(contacts('list', '--waitng').said).toMatch(/Unknown option '--waitng'[\s\S]*"npm run contacts -- help"/)
    expect(contacts('tidy')).toEqual({ status: 1, said: expect.stringMatching(/no command "tidy"[\s\S]*purge REF/) })
  })

  it('exports what a person sent, with files, into an empty folder alone', () => {
    expect(contacts('export', '--contact', 'MARTA@example.org', 'answer').said).toMatch(/^1 message with 1 file in /)
    const answer = join(folder, 'answer')
    const [exported, ...more] = JSON.parse(readFileSync(join(answer, 'messages.json'), 'utf8'))
    expect([exported, more]).toMatchObject([{ reference, message: words.message }, []])
    expect(readFileSync(join(answer, exported.files[0].file), 'utf8')).toBe('pdf')
    expect(contacts('export', 'answer')).toEqual({ status: 1, said: expect.stringMatching(/answer is not empty/) })
    expect(contacts('export', reference).said).toMatch(/Say which folder/)
  })

  it('makes a whole backup while the site runs, and overwrites none', () => {
    expect(contacts('backup', 'copy.db').said).toMatch(/^2 messages and 1 file are in /)
    const copy = openDatabase(join(folder, 'copy.db'))
    expect(copy.all('SELECT request_id FROM messages ORDER BY id')).toEqual([{ request_id: 'a1' }, { request_id: 'b1' }])
    copy.close()
    expect(contacts('backup', 'copy.db')).toEqual({ status: 1, said: expect.stringMatching(/is there already/) })
  })

  it('deletes what it was told to, with files, and nothing where nobody agreed', () => {
    expect(contacts('purge', reference)).toEqual({
      status: 1,
      said: expect.stringMatching(/deletes 1 message with 1 file[\s\S]*add --yes/),
    })
    expect(contacts('list').said).toMatch(/2 messages/)
    expect(contacts('purge', '--yes').said).toMatch(/Say one of the three/)
    expect(contacts('purge', reference, '--yes').said).toMatch(/1 message deleted/)
    expect(contacts('list').said).toMatch(/\n1 message,/)
    expect(readdirSync(spool.filesFolder)).toEqual([])
  })

  it('takes back from a backup what is gone, and keeps what has come since', () => {
    const later = { ...words, requestId: 'c1', message: 'Прийшло після копії.', files: [] }
    acceptMessage(spool.database, later, { channels: [], now: Date.now() })
    expect(contacts('restore', 'copy.db').said).toBe('1 message taken back; 3 messages in all.\n')
    expect(contacts('show', reference).said).toContain(words.message)
    expect(contacts('list', '--waiting').said).toMatch(/Марта .*team waiting/)
    expect(readdirSync(spool.filesFolder)).toEqual(['f00d'])
    expect(contacts('restore', 'copy.db').said).toMatch(/^0 messages taken back/)
    expect(contacts('restore', 'nothing.db')).toEqual({ status: 1, said: expect.stringMatching(/There is no .*nothing\.db/) })
  })

  it('makes no folder of messages where there is none', () => {
    writeFileSync(join(folder, '.env'), 'DATA_DIR=elsewhere\n')
    expect(contacts('list')).toEqual({ status: 1, said: expect.stringMatching(/no messages in .*elsewhere/) })
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false)
  })
})
