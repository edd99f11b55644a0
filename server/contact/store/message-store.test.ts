import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewMessage } from '../message'
import { addMissingDeliveries, claimDelivery, lease, nextDue, settleDelivery, spoolState } from './delivery-queue'
import { acceptMessage, findMessage, listMessages, removeMessages } from './message-store'
import { forgetSenders, noteArrival, secondsToWait, takeConfirmation } from './sender-limits'
import { openSpool, type Spool } from './spool'

const minute = 60_000
const now = Date.UTC(2026, 10, 22, 9)

const words: NewMessage = {
  requestId: 'a1',
  locale: 'uk',
  name: 'Марта',
  contact: 'marta@example.org',
  contactKind: 'email',
  message: 'Ми маємо девʼять кавʼярень і хочемо приймати замовлення наперед.',
  budget: '',
  estimate: 'p=web&b=pay.checkout',
  nda: true,
  subject: '',
  files: [{ file: 'f00d', name: 'Меню.pdf', type: 'application/pdf', bytes: 1200 }],
}

let folder: string
let spool: Spool
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
  spool = openSpool(folder)
})
afterEach(() => {
  spool.close()
  rmSync(folder, { recursive: true })
})

const accept = (change: Partial<NewMessage> = {}, { channels = ['team', 'visitor'] as const, at = now } = {}) =>
  acceptMessage(spool.database, { ...words, ...change }, { channels, now: at })

describe('a message that was accepted', () => {
  it('is there after the program starts again, word for word', () => {
    const accepted = accept()
    expect(accepted).toEqual({ kind: 'accepted', reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/) })
    spool.close()
    spool = openSpool(folder)
    const reference = 'reference' in accepted ? accepted.reference : ''
    expect(findMessage(spool.database, { reference })).toEqual({ ...words, id: 1, reference, receivedAt: '2026-11-22T09:00:00.000Z' })
  })

  it('stays one message when its answer was lost and it is sent again', () => {
    const first = accept()
    expect(accept({}, { at: now + 60 * minute })).toEqual({ ...first, kind: 'known' })
    expect(accept({ message: 'Це вже зовсім інше повідомлення.' })).toEqual({ kind: 'conflict' })
    expect(listMessages(spool.database)).toHaveLength(1)
  })

  it('stays one message when it is sent without scripts twice or from two tabs, and not when an hour lies between', () => {
    const first = accept({ requestId: 'b1', files: [] })
    expect(accept({ requestId: 'b2', files: [] }, { at: now + minute })).toEqual({ ...first, kind: 'known' })
    expect(accept({ requestId: 'b3', files: [] }, { at: now + 60 * minute }).kind).toBe('accepted')
    expect(listMessages(spool.database)).toHaveLength(2)
  })

  it('is forgotten with everything about it', () => {
    accept()
    expect(removeMessages(spool.database, [1])).toEqual(['f00d'])
    expect(listMessages(spool.database)).toEqual([])
    expect(spool.database.all('SELECT * FROM deliveries')).toEqual([])
    expect(spool.database.all('SELECT * FROM files')).toEqual([])
  })
})

describe('the way of a message to the team', () => {
  it('is taken by one program at a time, and by another when the first died over it', () => {
    accept({}, { channels: ['team'] as never })
    const first = claimDelivery(spool.database, now)
    expect(first).toMatchObject({ channel: 'team', attempts: 1, message: { name: 'Марта' } })
    expect(claimDelivery(spool.database, now + lease - 1)).toBeNull()
    expect(nextDue(spool.database)).toBe(now + lease)
    expect(claimDelivery(spool.database, now + lease)).toMatchObject({ id: first?.id, key: first?.key, attempts: 2 })
  })

  it('ends with its delivery, waits after a failure and is given up where it can never be', () => {
    accept()
    const settle = (outcome: Parameters<typeof settleDelivery>[2], at: number) =>
      settleDelivery(spool.database, claimDelivery(spool.database, at)?.id ?? 0, outcome, at)
    settle({ kind: 'failed', error: '450 later', nextAt: now + 5 * minute }, now)
    settle({ kind: 'dropped', error: '550 no such mailbox' }, now)
    expect(claimDelivery(spool.database, now + lease - 1)).toBeNull()
    expect(spoolState(spool.database)).toEqual({ depth: 1, oldestUndelivered: '2026-11-22T09:00:00.000Z', lastDelivery: null })
    settle({ kind: 'delivered' }, now + 5 * minute)
    expect(spoolState(spool.database)).toEqual({ depth: 0, oldestUndelivered: null, lastDelivery: '2026-11-22T09:05:00.000Z' })
    expect(nextDue(spool.database)).toBeNull()
  })

  it('is not lost to a clock that was wrong for a while', () => {
    accept({}, { at: now + 365 * 24 * 60 * minute })
    expect(claimDelivery(spool.database, now)).not.toBeNull()
    expect(claimDelivery(spool.database, now - 365 * 24 * 60 * minute)).not.toBeNull()
  })

  it('is found later for messages that came before any was set up', () => {
    accept({}, { channels: [] as never })
    expect(spoolState(spool.database)).toMatchObject({ depth: 1 })
    addMissingDeliveries(spool.database, ['team', 'visitor'], now)
    addMissingDeliveries(spool.database, ['team', 'visitor'], now)
    expect(claimDelivery(spool.database, now)).toMatchObject({ channel: 'team' })
    expect(claimDelivery(spool.database, now)).toBeNull()
  })
})

describe('a sender', () => {
  it('may leave five messages in ten minutes and twenty in an hour', () => {
    for (let count = 0; count < 5; count++) noteArrival(spool.database, 'hash', now + count * 1000)
    expect(secondsToWait(spool.database, 'hash', now + 5000)).toBe(595)
    expect(secondsToWait(spool.database, 'another', now + 5000)).toBe(0)
    expect(secondsToWait(spool.database, 'hash', now + 10 * minute)).toBe(0)
    for (let count = 0; count < 15; count++) noteArrival(spool.database, 'hash', now + (11 + count * 3) * minute)
    expect(secondsToWait(spool.database, 'hash', now + 54 * minute)).toBe(360)
    forgetSenders(spool.database, now + 2 * 60 * minute)
    expect(spool.database.all('SELECT * FROM arrivals')).toEqual([])
  })

  it('is counted for an hour, and who was sent a confirmation for a day, as the privacy policy says', () => {
    const counted = () => ['arrivals', 'confirmations'].map((table) => spool.database.all(`SELECT * FROM ${table}`).length)
    noteArrival(spool.database, 'hash', now)
    takeConfirmation(spool.database, { contact: 'marta@example.org', sender: 'hash', now })
    expect(counted()).toEqual([1, 1])
    forgetSenders(spool.database, now + 60 * minute)
    expect(counted()).toEqual([0, 1])
    forgetSenders(spool.database, now + 24 * 60 * minute)
    expect(counted()).toEqual([0, 0])
  })
})

describe('a file of messages', () => {
  it('is read by the user of the site alone', () => {
    accept()
    const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o077).toString(8)])
    expect(modes).toEqual(['files', 'messages.db', 'messages.db-shm', 'messages.db-wal'].map((name) => [name, '0']))
  })

  it('that is damaged is named, and nothing is written over it', () => {
    const other = mkdtempSync(join(tmpdir(), 'spool-'))
    writeFileSync(join(other, 'messages.db'), 'no database at all, but somebody may want to look at it '.repeat(20))
    expect(() => openSpool(other)).toThrow(/messages\.db cannot be opened: file is not a database/)
    rmSync(other, { recursive: true })
  })

  it('of a later version of the site is left alone', () => {
    spool.database.script('PRAGMA user_version = 99')
    expect(() => openSpool(folder)).toThrow(/written by a later version/)
  })
})
