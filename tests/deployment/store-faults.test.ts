import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '@/server/open-database'
import { type LiveSite, startLiveSite } from '../support/live-site'

let folder: string
let site: LiveSite
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(async () => {
  if (site && site.process.exitCode === null && site.process.signalCode === null) await site.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const start = async (variables: Record<string, string> = {}) => {
  site = await startLiveSite({ DATA_DIR: folder, ...variables })
}

let network = 0

const words = (said: string) => ({ name: 'Marta', contact: '@marta_h', message: `${said}, and a few words more.` })

/** From a network of its own where none is given. */
const post = (sent: object, address = `198.51.100.${++network}`) =>
  fetch(`${site.address}/api/contact`, {
    method: 'POST',
    body: JSON.stringify(sent),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
  })

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site.address + path, { headers })
  return { status: answer.status, said: await answer.json() }
}

const open = () => openDatabase(join(folder, 'messages.db'), 20)

const kept = () => {
  const database = open()
  const rows = database.all<{ message: string }>('SELECT message FROM messages ORDER BY id')
  database.close()
  return rows.map(({ message }) => message.split(',')[0])
}

describe('a database that is taken away under a running site', () => {
  const endAndCount = async () => {
    await site.end('SIGTERM')
    return kept()
  }

  it('loses no message that is acknowledged from then on, whichever of its files are gone', async () => {
    const away = [
      ['messages.db', 'messages.db-wal', 'messages.db-shm'],
      ['messages.db'],
      ['messages.db-wal'],
      ['messages.db-wal', 'messages.db-shm'],
    ]
    await start()
    for (const [index, names] of away.entries()) {
      await post(words(`before ${index}`))
      for (const name of names) rmSync(join(folder, name))
      expect((await post(words(`after ${index}`))).status, names.join()).toBe(200)
      expect(kept(), names.join()).toContain(`after ${index}`)
      expect((await get('/api/contact/state')).said.status, names.join()).toBe('ok')
    }
    expect(await endAndCount()).toContain('after 3')
  })

  it('and replaced by another goes on with that one', async () => {
    await start()
    await post(words('before'))
    const backup = open()
    backup.run('VACUUM INTO ?', join(folder, 'backup.db'))
    backup.close()
    await post(words('lost with the old one'))
    renameSync(join(folder, 'backup.db'), join(folder, 'messages.db'))
    for (const ending of ['-wal', '-shm']) rmSync(join(folder, `messages.db${ending}`))
    expect((await post(words('after'))).status).toBe(200)
    expect(await endAndCount()).toEqual(['before', 'after'])
  })

  it('and the whole folder with it is made again', async () => {
    await start()
    await post(words('before'))
    rmSync(folder, { recursive: true })
    expect((await post(words('after'))).status).toBe(200)
    expect(await endAndCount()).toEqual(['after'])
  })
})

describe('a store that cannot keep anything', () => {
  const newer = () => {
    const database = openDatabase(join(folder, 'messages.db'))
    database.script('PRAGMA user_version = 99')
    database.close()
  }
  const damaged = () => writeFileSync(join(folder, 'messages.db'), 'no database at all, '.repeat(500))
  const noFolder = () => writeFileSync(join(folder, 'file'), '')

  it.each([
    ['is of a later version', newer, '', 'written by a later version'],
    ['is damaged', damaged, '', 'the database is damaged'],
    ['is no folder', noFolder, 'file', 'DATA_DIR is not a folder'],
  ])('says so at the start, to whoever writes and to whoever looks after the site: it %s', async (_what, prepare, name, reason) => {
    prepare()
    await start({ DATA_DIR: join(folder, name) })
    await vi.waitFor(() => expect(site.output()).toContain('Messages cannot be kept'))
    expect(site.output()).toContain(reason)
    const answer = await post(words('refused'))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    const health = await get('/api/health')
    expect([health.status, health.said]).toEqual([
      503,
      expect.objectContaining({ status: 'failing', messages: { status: 'failing', reason: expect.stringContaining(reason) } }),
    ])
    for (const path of ['/api/health', '/api/contact/state'])
      expect(await get(path, { 'X-Forwarded-For': '203.0.113.9' }), path).toEqual({ status: 503, said: { status: 'failing' } })
    expect((await fetch(`${site.address}/contacts`)).status).toBe(200)
    await vi.waitFor(() => expect(site.output().match(/contact store failing/g)).toHaveLength(1))
  })

  it('for want of room refuses before the disk is full, and says so until there is room again', async ({ skip }) => {
    const mount = (...sent: string[]) => execFileSync('mount', ['-t', 'tmpfs', ...sent, 'tmpfs', folder], { stdio: 'ignore' })
    try {
      mount('-o', 'size=1m')
    } catch {
      skip('no small disk can be mounted here: that takes root and the right to mount')
    }
    try {
      await start()
      expect((await get('/api/health')).status).toBe(200)
      const statuses: number[] = []
      for (let index = 0; index < 200 && statuses.at(-1) !== 503; index++)
        statuses.push((await post({ ...words(`number ${index}`), message: `number ${index}, ${'x'.repeat(2500)}` })).status)
      expect(statuses.at(-1)).toBe(503)
      await vi.waitFor(() => expect(site.output()).toMatch(/contact store failing.*full/))
      const state = await get('/api/contact/state')
      mount('-o', 'remount,size=4m')
      expect((await post(words('with room'))).status).toBe(200)
      expect((await get('/api/contact/state')).status).toBe(200)
      expect(state).toEqual({ status: 503, said: { status: 'failing', reason: expect.stringContaining('full') } })
      expect(kept()).toHaveLength(statuses.length)
    } finally {
      await site.end('SIGKILL')
      execFileSync('umount', ['--lazy', folder])
    }
  })
})

describe('a store that works', () => {
  beforeEach(() => start())

  it('and is held by another program keeps one message waiting and nothing else; the message is kept once it is free', async () => {
    const holder = open()
    holder.script('BEGIN IMMEDIATE')
    const waiting = post(words('waiting'))
    for (const path of ['/api/contact/token', '/api/estimate/v1?p=web', '/api/health']) expect((await get(path)).status, path).toBe(200)
    holder.script('ROLLBACK')
    holder.close()
    expect((await waiting).status).toBe(200)
    expect(kept()).toEqual(['waiting'])
  })

  it('has no file written by a sender of too much: its words come back', async () => {
    for (let index = 0; index < 5; index++) await post(words(`number ${index}`), '203.0.113.7')
    // A file that is written now fails.
    rmSync(join(folder, 'files'), { recursive: true })
    const form = new FormData()
    for (const [name, value] of Object.entries(words('too much'))) form.append(name, value)
    form.append('files', new Blob([new Uint8Array(1_000_000)]), 'plan.pdf')
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    const answer = await fetch(`${site.address}/api/contact`, { method: 'POST', body: form, headers })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('too much, and a few words more.')
    mkdirSync(join(folder, 'files'))
  })

  it('tells no sender of words that are no text that it is our fault', async () => {
    for (const field of ['name', 'message', 'estimate', 'budget', 'subject', 'requestId', 'token', 'page', 'locale']) {
      const body = JSON.stringify({ ...words(`odd ${field}`), [field]: 'words \ud800 of \udfff some length' })
      const answer = await fetch(`${site.address}/api/contact`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${++network}` },
      })
      expect([200, 422], field).toContain(answer.status)
    }
  })
})
