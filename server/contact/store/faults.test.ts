import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewMessage } from '../message'
import { deliveriesOf } from './message-queries'
import { acceptMessage, listMessages } from './message-store'
import { openSpool, type Spool } from './spool'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const accept = ({ database }: Spool, requestId: string) => {
  const words: NewMessage = {
    ...{ requestId, locale: 'en', name: 'Marta', contact: 'marta@example.org', contactKind: 'email' },
    ...{ message: `Words of ${requestId}. `.repeat(40), budget: '', estimate: '', nda: false, subject: '' },
    files: [{ file: `file-of-${requestId}`, name: 'menu.pdf', type: 'application/pdf', bytes: 3 }],
  }
  return acceptMessage(database, words, { channels: ['team', 'service'], now: Date.UTC(2026, 10, 22) })
}

const idsIn = ({ database }: Spool) =>
  listMessages(database)
    .map(({ requestId }) => requestId)
    .reverse()

describe('a full disk', () => {
  const mount = (...words: string[]) => execFileSync('mount', ['-t', 'tmpfs', ...words, 'tmpfs', folder], { stdio: 'ignore' })

  it('refuses a message whole and keeps every one before; with room again the next is kept', ({ skip }) => {
    try {
      mount('-o', 'size=1m')
    } catch {
      skip('no small disk can be mounted here: that takes root and the right to mount')
    }
    try {
      let spool = openSpool(folder)
      const kept: string[] = []
      const fill = () => {
        for (let count = 0; count < 1000; count++) {
          accept(spool, `m${count}`)
          kept.push(`m${count}`)
        }
      }
      expect(fill).toThrow(/full|disk|ENOSPC/i)
      expect(kept.length).toBeGreaterThan(5)
      expect(idsIn(spool)).toEqual(kept)
      // A page more room each time, so that it runs out at every step of a message.
      for (let pages = 1; pages <= 40; pages++) {
        mount('-o', `remount,size=${1024 + pages * 4}k`)
        try {
          accept(spool, `tight-${pages}`)
          kept.push(`tight-${pages}`)
        } catch {}
      }
      expect(kept.filter((requestId) => requestId.startsWith('tight')).length).toBeLessThan(40)
      // As the site does when it is started again on the same disk.
      spool.close()
      spool = openSpool(folder)
      expect(idsIn(spool)).toEqual(kept)
      expect(listMessages(spool.database).filter(({ id, files }) => files.length + deliveriesOf(spool.database, id).length !== 3)).toEqual(
        [],
      )
      expect(spool.database.one('SELECT COUNT(*) AS count FROM deliveries')).toEqual({ count: kept.length * 2 })

      mount('-o', 'remount,size=3m')
      expect(accept(spool, 'next').kind).toBe('accepted')
      expect(idsIn(spool)).toEqual([...kept, 'next'])
      spool.close()
    } finally {
      // Also where the test ended before it closed its files.
      execFileSync('umount', ['--lazy', folder])
    }
  })
})

describe('a database that another program holds', () => {
  it('refuses a message once patience ends, loses none, and keeps the next; opening it needs no patience', async () => {
    const spool = openSpool(folder)
    accept(spool, 'before')
    const holder = await holdLock()
    spool.database.script('PRAGMA busy_timeout = 20')
    expect(() => accept(spool, 'meanwhile')).toThrow(/database is locked/)
    expect(idsIn(spool)).toEqual(['before'])
    openSpool(folder).close()
    holder.kill('SIGKILL')
    await once(holder, 'close')
    expect(accept(spool, 'meanwhile').kind).toBe('accepted')
    expect(idsIn(spool)).toEqual(['before', 'meanwhile'])
    spool.close()
  })

  /** A program that began to write and does not come to an end. */
  async function holdLock() {
    const code = `import { openSpool } from ${JSON.stringify(resolve('server/contact/store/spool.ts'))}
      openSpool(${JSON.stringify(folder)}).database.script('BEGIN IMMEDIATE')
      console.log('held')
      process.stdin.resume()`
    const program = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code]
    const child = spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    return child
  }
})

describe('a database that is damaged', () => {
  it('is named, and stays byte for byte as it is', () => {
    const spool = openSpool(folder)
    for (let count = 0; count < 50; count++) accept(spool, `m${count}`)
    spool.close()
    const file = join(folder, 'messages.db')
    const handle = openSync(file, 'r+')
    const page = 4096
    for (let start = page * 2; start < statSync(file).size; start += page) writeSync(handle, 'x'.repeat(64), start + page / 2)
    closeSync(handle)
    const before = readFileSync(file)
    expect(() => openSpool(folder)).toThrow(`The messages in ${file} cannot be opened: `)
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})
