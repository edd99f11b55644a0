import { describe, expect, it } from 'vitest'
import { readContactEnvironment } from '@/app/_contact/environment'
import { findFreePort } from '@/tests/support/free-port'
import { startMailServer } from '@/tests/support/mail-server'
import { mailTo, minute, prepareSpool, start } from '@/tests/support/spool'
import { longestWait } from '../store/delivery-queue'
import { listMessages } from '../store/message-store'
import { waitAfter } from './deliver-all'
import { describeWays } from './describe-ways'
import { tellOfOverdue } from './tell-operator'
import { createTidying } from './tidy'

const { state, accept } = prepareSpool()

describe('the operator', () => {
  it('is told once of a message that waited for a day, without a word of it', async () => {
    const port = await findFreePort()
    const { deliver, environment, reference } = accept(mailTo(`smtp://127.0.0.1:${port}`))
    await deliver()
    await tellOfOverdue(state.spool.database, environment, start + 23 * 60 * minute)
    expect(state.logged).not.toContain('overdue')
    const server = await startMailServer(port)
    await tellOfOverdue(state.spool.database, environment, start + 25 * 60 * minute)
    await tellOfOverdue(state.spool.database, environment, start + 26 * 60 * minute)
    expect(state.logged.match(/contact overdue/g)).toHaveLength(1)
    expect(state.logged).toContain(`${reference}-team`)
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]?.raw).not.toMatch(/secret|Марта/)
    await server.close()
  })

  it('is told at once when the mail server refuses the team’s own mail, and not again', async () => {
    const server = await startMailServer()
    server.moods.push('refuse')
    const { deliver, reference } = accept({ ...mailTo(server.url), OPERATOR_EMAIL: 'operator@agency.example' })
    await deliver()
    const notices = () => server.mails.filter(({ to }) => to === 'operator@agency.example')
    expect(notices()).toHaveLength(1)
    expect(notices()[0]?.raw).toContain(`${reference}-team`)
    server.moods.push('refuse')
    state.now += minute
    await deliver()
    expect(notices()).toHaveLength(1)
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

const day = 24 * 60 * minute
const left = () => listMessages(state.spool.database).length

/** As if the team had got everything. */
const settleAll = () => state.spool.database.run("UPDATE deliveries SET delivered_at = '2026-11-22T09:00:00.000Z'")

describe('what is old', () => {
  it('is forgotten after the days that were promised, looked for once a day', () => {
    const { environment } = accept({ CONTACT_RETENTION_DAYS: '30', ...mailTo('smtp://a.example') })
    settleAll()
    const tidy = createTidying(state.spool, environment)
    tidy(start + 29 * day)
    expect(left()).toBe(1)
    tidy(start + 30 * day - minute)
    tidy(start + 30 * day + minute)
    expect([left(), JSON.parse(state.logged)]).toEqual([0, expect.objectContaining({ forgotten: 1, undelivered: 0, orphans: 0 })])
  })

  it('and nobody got is forgotten only when somebody was told of it a week before', () => {
    const { environment } = accept({ CONTACT_RETENTION_DAYS: '30' })
    const told: string[] = []
    const tidy = createTidying(state.spool, environment, (sentence) => told.push(sentence))
    for (let at = 22; at <= 24; at++) tidy(start + at * day + minute)
    expect([left(), told]).toEqual([1, [expect.stringMatching(/^1 message\(s\) that nobody got are deleted in a week/)]])
    expect(state.logged.match(/contact aging/g)).toHaveLength(1)
    for (let at = 25; at <= 29; at++) tidy(start + at * day + minute)
    expect(left()).toBe(1)
    tidy(start + 31 * day)
    expect([left(), told]).toEqual([0, [expect.anything()]])
  })

  it('and nobody got stays where nobody could be told in time', () => {
    const { environment } = accept({ CONTACT_RETENTION_DAYS: '30' })
    createTidying(state.spool, environment)(start + 31 * day)
    createTidying(state.spool, environment)(start + 32 * day)
    expect(left()).toBe(1)
  })
})

describe('a clock that is months ahead', () => {
  const starts = (...times: number[]) => {
    for (const time of times) createTidying(state.spool, readContactEnvironment({ CONTACT_RETENTION_DAYS: '30' }))(time)
  }

  it.each([1, 2, 20])('forgets nothing, however often the site is started with it: %d times', (count) => {
    accept({ ...mailTo('smtp://a.example') })
    accept({ ...mailTo('smtp://a.example') }, { requestId: 'b2', message: 'Ще одне повідомлення.' })
    state.spool.database.run("UPDATE deliveries SET delivered_at = '2026-11-22T09:00:00.000Z' WHERE message_id = 1")
    starts(start, ...Array.from({ length: count }, (_, index) => start + 200 * day + index * 7000))
    expect([left(), state.logged.match(/clock jumped/g)]).toEqual([2, [expect.anything()]])
    starts(start + minute, start + 200 * day + 2 * minute, start + 2 * minute)
    expect(left()).toBe(2)
  })

  it('is believed once a day has passed on it, for what the team has', () => {
    const { environment } = accept({ CONTACT_RETENTION_DAYS: '30', ...mailTo('smtp://a.example') })
    settleAll()
    const tidy = createTidying(state.spool, environment)
    for (const time of [start, start + 31 * day]) tidy(time)
    expect(left()).toBe(1)
    tidy(start + 32 * day)
    expect(left()).toBe(0)
  })
})

describe('tries', () => {
  it('come ever later, from half a minute to an hour, and not all at once', () => {
    expect([1, 2, 5, 8, 100].map((attempts) => waitAfter(attempts, 0) / 1000)).toEqual([30, 60, 600, 3600, 3600])
    expect(waitAfter(8, 1)).toBe(0.8 * longestWait)
  })
})
