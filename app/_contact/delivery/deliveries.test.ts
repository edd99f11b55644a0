import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startContentServiceStub } from '@/tests/support/content-service-stub'
import { allWords } from '@/tests/support/estimate-views'
import { findFreePort } from '@/tests/support/free-port'
import { startMailServer } from '@/tests/support/mail-server'
import { channelsOf, readContactEnvironment } from '../environment'
import type { NewMessage } from '../message'
import { longestWait, spoolState } from '../store/delivery-queue'
import { acceptMessage } from '../store/message-store'
import { openSpool, type Spool } from '../store/spool'
import { deliverAll, waitAfter } from './deliver-all'
import { describeWays } from './describe-ways'
import { send } from './send'
import { tellOfOverdue } from './tell-operator'

vi.mock('@/app/_plain/words', () => ({ plainWords: async (locale: 'en' | 'uk') => allWords(locale) }))
vi.mock('@/content-client', () => ({ getOrganisation: async () => ({ name: 'Зореліт' }) }))

const minute = 60_000
const start = Date.UTC(2026, 10, 22, 9)
const words: NewMessage = {
  ...{ requestId: 'a1', locale: 'uk', name: 'Марта Гук', contact: 'marta@secret.example', contactKind: 'email' },
  ...{ message: 'Ми маємо девʼять кавʼярень.', budget: '', estimate: 't=shop&b=pay.checkout', nda: true, subject: '', files: [] },
}

let folder: string
let spool: Spool
let now: number
let logged: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'))
  spool = openSpool(folder)
  now = start
  logged = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += text
    return true
  })
})
afterEach(() => {
  spool.close()
  rmSync(folder, { recursive: true })
  expect(logged).not.toMatch(/secret\.example|Марта|кавʼярень/)
})

const mailTo = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'site@agency.example', MAIL_TO: 'founders@agency.example' })

function accept(variables: Record<string, string>, change: Partial<NewMessage> = {}) {
  const environment = readContactEnvironment(variables)
  const channels = channelsOf(environment, true)
  const message = { ...words, ...change }
  const accepted = acceptMessage(spool.database, message, { channels, now: start, hasOwnId: true })
  const deliver = () =>
    deliverAll({
      ...{ database: spool.database, now: () => now, chance: () => 0, isEnding: () => false },
      send: (delivery) => send(delivery, spool, environment),
    })
  return { deliver, environment, reference: 'reference' in accepted ? accepted.reference : '' }
}

describe('mail', () => {
  it('goes to the team and to the visitor, once each, however often is tried', async () => {
    const server = await startMailServer()
    const { deliver, reference } = accept(mailTo(server.url))
    await Promise.all([deliver(), deliver()])
    await deliver()
    expect(server.mails.map(({ to, key }) => [to, key])).toEqual([
      ['founders@agency.example', `${reference}-team`],
      ['marta@secret.example', `${reference}-visitor`],
    ])
    expect(spoolState(spool.database).depth).toBe(0)
    await server.close()
  })

  it('waits for a server that is down, and goes out when it is there again', async () => {
    const port = await findFreePort()
    const { deliver } = accept(mailTo(`smtp://127.0.0.1:${port}`))
    await deliver()
    expect(spoolState(spool.database)).toMatchObject({ depth: 1, lastDelivery: null })
    const server = await startMailServer(port)
    await deliver()
    expect(server.mails).toHaveLength(0)
    now += minute
    await deliver()
    expect(server.mails).toHaveLength(2)
    await server.close()
  })

  it.each(['silent', 'greylist', 'refuse', 'cut'] as const)('is tried again after a server was in a bad mood: %s', async (mood) => {
    const server = await startMailServer()
    server.moods.push(mood)
    // A server that says nothing is waited for, only less long here.
    const { deliver, reference } = accept(mailTo(mood === 'silent' ? `${server.url}&greetingTimeout=100` : server.url))
    await deliver()
    expect(server.mails.filter(({ key }) => key === `${reference}-team`)).toEqual([])
    now += minute
    await accept(mailTo(server.url)).deliver()
    expect(server.mails.map(({ key }) => key).sort()).toEqual([`${reference}-team`, `${reference}-visitor`])
    await server.close()
  })

  it('that came though its answer was lost comes again under the same id, which programs show once', async () => {
    const server = await startMailServer()
    server.moods.push('lose the answer')
    const { deliver } = accept(mailTo(server.url), { contact: '@marta_h', contactKind: 'telegram' })
    await deliver()
    now += minute
    await deliver()
    const ids = server.mails.filter(({ to }) => to.startsWith('founders')).map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await server.close()
  })

  it('to a mailbox of a visitor that does not exist is given up; the team still gets the message', async () => {
    const server = await startMailServer()
    server.moods.push('take', 'refuse')
    const { deliver } = accept(mailTo(server.url))
    await deliver()
    now += 2 * longestWait
    await deliver()
    expect(server.mails.map(({ to }) => to)).toEqual(['founders@agency.example'])
    await server.close()
  })

  it('confirms no more than three messages a day to one mailbox, for its address may be somebody else’s', async () => {
    const server = await startMailServer()
    for (let id = 0; id < 5; id++) accept(mailTo(server.url), { requestId: `id-${id}`, message: `Повідомлення номер ${id}.` })
    await accept(mailTo(server.url)).deliver()
    expect(server.mails.filter(({ to }) => to === 'marta@secret.example')).toHaveLength(3)
    expect(server.mails.filter(({ to }) => to === 'founders@agency.example')).toHaveLength(6)
    await server.close()
  })
})

describe('the content service', () => {
  const toService = ({ url, contacts }: Awaited<ReturnType<typeof startContentServiceStub>>, token = contacts.token) => ({
    ...{ CONTENT_SERVICE_URL: url, CONTACT_SERVICE_TOKEN: token },
  })

  it('gets an entry, and one only, though its answer was lost', async () => {
    const service = await startContentServiceStub()
    service.contacts.loseNextAnswer()
    const { deliver, reference } = accept(toService(service))
    await deliver()
    expect(spoolState(spool.database).depth).toBe(1)
    now += minute
    await deliver()
    expect(spoolState(spool.database).depth).toBe(0)
    expect(service.contacts.entries).toEqual([
      expect.objectContaining({ key: `${reference}-service`, reference, name: 'Марта Гук', nda: true }),
    ])
    await service.close()
  })

  it.each([{ status: 500 }, { status: 401 }, { status: 503 }, 'hang up'] as const)(
    'is tried again after it answered %j',
    async (answer) => {
      const service = await startContentServiceStub()
      service.answer('contact-requests', answer, 'once')
      const { deliver } = accept(toService(service))
      await deliver()
      expect(service.contacts.entries).toEqual([])
      now += minute
      await deliver()
      expect(service.contacts.entries).toHaveLength(1)
      await service.close()
    },
  )

  it('that is gone loses nothing', async () => {
    const service = await startContentServiceStub()
    await service.close()
    const { deliver } = accept(toService(service))
    await deliver()
    expect(spoolState(spool.database)).toMatchObject({ depth: 1 })
  })
})

describe('the operator', () => {
  it('is told once of a message that waited for a day, without a word of it', async () => {
    const port = await findFreePort()
    const { deliver, environment, reference } = accept(mailTo(`smtp://127.0.0.1:${port}`))
    await deliver()
    await tellOfOverdue(spool.database, environment, start + 23 * 60 * minute)
    expect(logged).not.toContain('overdue')
    const server = await startMailServer(port)
    await tellOfOverdue(spool.database, environment, start + 25 * 60 * minute)
    await tellOfOverdue(spool.database, environment, start + 26 * 60 * minute)
    expect(logged.match(/contact overdue/g)).toHaveLength(1)
    expect(logged).toContain(`${reference}-team`)
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]?.raw).not.toMatch(/secret|Марта/)
    await server.close()
  })

  it('reads at the start who gets the messages, and that nobody does', () => {
    expect(describeWays(readContactEnvironment({ DATA_DIR: '/data' })).join()).toBe(
      'Messages are kept in /data for 90 days. Nothing delivers them (SMTP_URL, CONTACT_SERVICE_TOKEN): npm run contacts -- list shows them.',
    )
    expect(describeWays(readContactEnvironment({ DATA_DIR: '/data', ...mailTo('smtp://a.example') })).join()).toBe(
      'Messages are kept in /data for 90 days and delivered by mail to 1 address(es).',
    )
  })

  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be the address of a mail server'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is needed to send mail'],
    [{ ...mailTo('smtp://a.example'), MAIL_TO: 'founders' }, 'MAIL_TO must be an e-mail address'],
    [{ CONTACT_SERVICE_TOKEN: 'a' }, 'CONTENT_SERVICE_URL is needed to hand messages over'],
    [{ CONTACT_RETENTION_DAYS: '0' }, 'CONTACT_RETENTION_DAYS must be a whole number of days'],
  ])('is told which variable is wrong: %j', (variables, sentence) => {
    expect(() => readContactEnvironment(variables as Record<string, string>)).toThrow(sentence)
  })
})

describe('tries', () => {
  it('come ever later, from half a minute to an hour, and not all at once', () => {
    expect([1, 2, 5, 8, 100].map((attempts) => waitAfter(attempts, 0) / 1000)).toEqual([30, 60, 600, 3600, 3600])
    expect(waitAfter(8, 1)).toBe(0.8 * longestWait)
  })
})
