import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '@/server/open-database'
import { type LiveSite, startLiveSite } from '../support/live-site'
import { type MailServer, startMailServer } from '../support/mail-server'
import { runs } from '../support/runs'
import { seeded } from '../support/seeded'

let folder: string
let site: LiveSite
let mail: MailServer | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
})
afterEach(async () => {
  if (site.process.exitCode === null && site.process.signalCode === null) await site.end('SIGKILL')
  await mail?.close()
  mail = undefined
  rmSync(folder, { recursive: true, force: true })
})

const start = async (variables: Record<string, string> = {}) => {
  site = await startLiveSite({ DATA_DIR: folder, ...variables })
}

const words = (id: number | string) => ({
  requestId: `request-${id}`,
  name: 'Марта',
  contact: '@marta_h',
  message: `Повідомлення номер ${id}.`,
})

/** From a network of its own, so that nobody is slowed down. */
const post = (sent: object, network: number | string = 7) =>
  fetch(`${site.address}/api/contact`, {
    method: 'POST',
    body: JSON.stringify({ locale: 'uk', ...sent }),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.${Number(network) >> 8}.${Number(network) & 255}` },
  })

const kept = () => {
  const database = openDatabase(join(folder, 'messages.db'))
  const rows = database.all<{ request_id: string; reference: string }>('SELECT request_id, reference FROM messages ORDER BY id')
  database.close()
  return rows
}

describe('a message', () => {
  it('is one message, however often it is sent at once', async () => {
    await start()
    const answers = await Promise.all(Array.from({ length: 20 }, async (_, network) => (await post(words(1), network)).json()))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(kept()).toEqual([{ request_id: 'request-1', reference: answers[0].reference }])
  })

  it('that cannot be kept is not said to be: pages are answered, the visitor is told, and it works again once it is mended', async () => {
    writeFileSync(join(folder, 'messages.db'), 'no database, but somebody may want to look at it. '.repeat(100))
    await start()
    const answer = await post(words(1))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await answer.json()).detail).toMatch(/наша провина/)
    const form = new URLSearchParams({ ...words(1), locale: 'uk' })
    const page = await (await fetch(`${site.address}/api/contact`, { method: 'POST', body: form })).text()
    expect(page).toContain('наша провина')
    expect((await fetch(`${site.address}/contacts`)).status).toBe(200)
    expect(await (await fetch(`${site.address}/api/health`)).json()).toMatchObject({ status: 'failing', messages: { status: 'failing' } })
    rmSync(join(folder, 'messages.db'))
    expect((await post(words(1))).status).toBe(200)
    expect(kept()).toHaveLength(1)
  })

  it('that is on its way when the site is told to stop, even twice, is kept, and the next one is sent elsewhere', async () => {
    await start()
    const body = JSON.stringify(words(1))
    const { hostname, port } = new URL(site.address)
    // It says to go on once it has read the head.
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Expect: '100-continue' }
    const slow = request({ hostname, port, path: '/api/contact', method: 'POST', headers })
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slow.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject)
    })
    slow.flushHeaders()
    await once(slow, 'continue')
    const ended = site.end('SIGTERM')
    await vi.waitFor(() => expect(site.output()).toContain('Ending'))
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) site.process.kill(signal)
    await expect(post(words(2))).rejects.toThrow()
    slow.end(body)
    expect(await answered).toBe(200)
    expect(await ended).toBe(0)
    expect(kept().map(({ request_id }) => request_id)).toEqual(['request-1'])
  })
})

describe('the process that is killed', () => {
  const rounds = runs(2, 10)
  const posts = 50
  const tally = { posted: 0, acknowledged: 0, kept: 0, mails: 0, repeated: 0 }
  afterAll(() => console.log(`Killed ${rounds} times: ${JSON.stringify(tally)}`))

  it(`loses no message it acknowledged and keeps none twice: ${rounds} rounds of ${posts} posts`, async () => {
    mail = await startMailServer()
    const variables = { SMTP_URL: mail.url, MAIL_FROM: 'site@agency.example', MAIL_TO: 'founders@agency.example' }
    const acknowledged = new Map<string, string>()
    const chance = seeded(20261122)
    for (let round = 0; round < rounds; round++) {
      await start(variables)
      const killAfter = Math.floor(chance() * posts)
      let answered = 0
      await Promise.all(
        Array.from({ length: posts }, async (_, index) => {
          const id = round * posts + index
          tally.posted++
          const answer = await post(words(id), id)
            .then((response) => response.json())
            .catch(() => null)
          if (answer?.reference) acknowledged.set(`request-${id}`, answer.reference)
          if (++answered === killAfter) site.process.kill('SIGKILL')
        }),
      )
      if (site.process.signalCode === null && site.process.exitCode === null) await site.end('SIGKILL')
    }
    tally.acknowledged = acknowledged.size
    // What nobody acknowledged is sent again under its name, as the page does.
    await start(variables)
    for (let id = 0; id < rounds * posts; id++) {
      const { reference } = await (await post(words(id), 20_000 + id)).json()
      expect(acknowledged.get(`request-${id}`) ?? reference).toBe(reference)
      acknowledged.set(`request-${id}`, reference)
    }
    // As a minute later: what a killed process had in its hands is free again.
    const database = openDatabase(join(folder, 'messages.db'))
    database.run('UPDATE deliveries SET lease_until = 0, next_at = 0 WHERE delivered_at IS NULL')
    database.close()
    const state = async () => (await fetch(`${site.address}/api/contact/state`)).json()
    await vi.waitFor(async () => expect(await state()).toMatchObject({ depth: 0 }), { timeout: 100_000, interval: 200 })

    const rows = kept()
    const mails = mail.mails.map(({ key }) => key)
    Object.assign(tally, { kept: rows.length, mails: mails.length, repeated: mails.length - new Set(mails).size })
    expect(new Map(rows.map(({ request_id, reference }) => [request_id, reference]))).toEqual(acknowledged)
    expect(rows).toHaveLength(rounds * posts)
    expect(new Set(mails)).toEqual(new Set(rows.map(({ reference }) => `${reference}-team`)))
    expect(existsSync(join(folder, 'files')) && readdirSync(join(folder, 'files'))).toEqual([])
  })
})
