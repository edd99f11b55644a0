import { describe, expect, it } from 'vitest'
import { findFreePort } from '@/tests/support/free-port'
import { startMailServer } from '@/tests/support/mail-server'
import { mailTo, minute, prepareSpool, start } from '@/tests/support/spool'
import { readContactEnvironment } from '../environment'
import { longestWait, spoolState } from '../store/delivery-queue'
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

describe('what is old', () => {
  it('is forgotten after the days that were promised, looked for once a day', () => {
    const { environment } = accept({ CONTACT_RETENTION_DAYS: '30' })
    const tidy = createTidying(state.spool, environment)
    const left = () => spoolState(state.spool.database).depth
    const day = 24 * 60 * minute
    tidy(start + 29 * day)
    expect(left()).toBe(1)
    tidy(start + 30 * day - minute)
    tidy(start + 30 * day + minute)
    expect([left(), JSON.parse(state.logged)]).toEqual([0, expect.objectContaining({ forgotten: 1, undelivered: 1, orphans: 0 })])
  })
})

describe('a clock that is months ahead', () => {
  it('forgets nothing before a day has passed on it', () => {
    const { environment } = accept({ CONTACT_RETENTION_DAYS: '30' })
    const day = 24 * 60 * minute
    createTidying(state.spool, environment)(start)
    const tidy = createTidying(state.spool, environment)
    const left = () => spoolState(state.spool.database).depth
    tidy(start + 200 * day)
    expect([left(), state.logged]).toEqual([1, expect.stringContaining('clock jumped')])
    createTidying(state.spool, environment)(start + minute)
    expect(left()).toBe(1)
    createTidying(state.spool, environment)(start + 31 * day)
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
