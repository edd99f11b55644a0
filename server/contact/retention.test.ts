import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewMessage } from './message'
import { forgetOldMessages, removeOrphanFiles, warnOfOldMessages } from './retention'
import { claimDelivery, settleDelivery } from './store/delivery-queue'
import { acceptMessage, listMessages } from './store/message-store'
import { openSpool, type Spool } from './store/spool'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 22, 9)

let folder: string
let spool: Spool
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retention-'))
  spool = openSpool(folder)
})
afterEach(() => {
  spool.close()
  rmSync(folder, { recursive: true })
})

const accept = (requestId: string, daysAgo: number, file?: string) => {
  const words: NewMessage = {
    ...{ requestId, locale: 'en', name: 'Marta', contact: 'marta@example.org', contactKind: 'email' },
    ...{ message: `Words of ${requestId}, unlike any others.`, budget: '', estimate: '', nda: false, subject: '' },
    files: file ? [{ file, name: 'menu.pdf', type: 'application/pdf', bytes: 3 }] : [],
  }
  if (file) writeFileSync(join(spool.filesFolder, file), 'pdf')
  acceptMessage(spool.database, words, { channels: ['team', 'visitor'], now: now - daysAgo * day })
}

describe('messages', () => {
  it('are forgotten with their files once their time is over, and those nobody ever got are counted', () => {
    accept('first', 100)
    const first = claimDelivery(spool.database, now - 100 * day)
    settleDelivery(spool.database, first?.id ?? 0, { kind: 'delivered' }, now - 100 * day)
    accept('second', 91, 'old-file')
    accept('third', 89, 'young-file')
    expect(forgetOldMessages(spool, 90, now)).toEqual({ forgotten: 1, undelivered: 0 })
    expect([warnOfOldMessages(spool, 90, now - 7 * day), warnOfOldMessages(spool, 90, now - 7 * day)]).toEqual([1, 0])
    expect(forgetOldMessages(spool, 90, now)).toEqual({ forgotten: 1, undelivered: 1 })
    expect(listMessages(spool.database).map(({ requestId }) => requestId)).toEqual(['third'])
    expect(readdirSync(spool.filesFolder)).toEqual(['young-file'])
    expect(forgetOldMessages(spool, 90, now)).toEqual({ forgotten: 0, undelivered: 0 })
  })

  it('leave no word of theirs on the disk', () => {
    accept('kept', 1)
    accept('gone', 91)
    const bytes = () =>
      ['messages.db', 'messages.db-wal'].map((name) => join(folder, name)).map((file) => (existsSync(file) ? readFileSync(file) : ''))
    expect(bytes().join()).toContain('Words of gone')
    warnOfOldMessages(spool, 90, now - 7 * day)
    forgetOldMessages(spool, 90, now)
    expect(bytes().join()).toContain('Words of kept')
    expect(bytes().join()).not.toContain('Words of gone')
  })
})

describe('a file without a message', () => {
  it('is removed after an hour, half-written or whole; one that is just being kept stays', () => {
    accept('kept', 1, 'named')
    for (const name of ['left.part', 'left', 'young.part']) writeFileSync(join(spool.filesFolder, name), 'bytes')
    const earlier = new Date(now - 61 * 60_000)
    for (const name of ['named', 'left.part', 'left']) utimesSync(join(spool.filesFolder, name), earlier, earlier)
    utimesSync(join(spool.filesFolder, 'young.part'), new Date(now - 59 * 60_000), new Date(now - 59 * 60_000))
    expect(removeOrphanFiles(spool, now)).toBe(2)
    expect(readdirSync(spool.filesFolder).sort()).toEqual(['named', 'young.part'])
  })
})
