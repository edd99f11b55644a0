import { describe, expect, it } from 'vitest'
import { findFreePort } from '@/tests/support/free-port'
import { startMailServer } from '@/tests/support/mail-server'
import { mailTo, minute, prepareSpool } from '@/tests/support/spool'
import { longestWait, spoolState } from '../store/delivery-queue'
import { mailboxOf, takeConfirmation } from '../store/sender-limits'
import { withTls } from './send-mail'

const { state, accept } = prepareSpool()

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
    expect(spoolState(state.spool.database).depth).toBe(0)
    await server.close()
  })

  it('waits for a server that is down, and goes out when it is there again', async () => {
    const port = await findFreePort()
    const { deliver } = accept(mailTo(`smtp://127.0.0.1:${port}`))
    await deliver()
    expect(spoolState(state.spool.database)).toMatchObject({ depth: 1, lastDelivery: null })
    const server = await startMailServer(port)
    await deliver()
    expect(server.mails).toHaveLength(0)
    state.now += minute
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
    state.now += minute
    await accept(mailTo(server.url)).deliver()
    expect(server.mails.flatMap(({ key }) => (key ? [key] : [])).sort()).toEqual([`${reference}-team`, `${reference}-visitor`])
    await server.close()
  })

  it('that came though its answer was lost comes again under the same id, which programs show once', async () => {
    const server = await startMailServer()
    server.moods.push('lose the answer')
    const { deliver } = accept(mailTo(server.url), { contact: '@marta_h', contactKind: 'telegram' })
    await deliver()
    state.now += minute
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
    state.now += 2 * longestWait
    await deliver()
    expect(server.mails.map(({ to }) => to)).toEqual(['founders@agency.example'])
    await server.close()
  })

  it('confirms no more than six messages a day to one sender, whoever they say they are, and two hundred in all', () => {
    const { database } = state.spool
    const take = (index: number, sender: string) =>
      takeConfirmation(database, { contact: `victim-${index}@example.org`, sender, now: state.now })
    expect(Array.from({ length: 8 }, (_, index) => take(index, 'one')).filter(Boolean)).toHaveLength(6)
    expect(Array.from({ length: 300 }, (_, index) => take(100 + index, `sender-${index}`)).filter(Boolean)).toHaveLength(194)
    state.now += 24 * 60 * minute
    expect(take(1, 'one')).toBe(true)
  })

  it.each([
    ['anna+shop@example.org', 'Anna@Example.org', true],
    ['anna+a+b@example.org', 'anna+c@example.org', true],
    ['an.na+a@gmail.com', 'anna@googlemail.com', true],
    ['an.na@example.org', 'anna@example.org', false],
    ['anna@example.org', 'hanna@example.org', false],
  ])('knows a mailbox by any of its spellings: %s, %s', (one, another, isSame) => {
    expect(mailboxOf(one) === mailboxOf(another)).toBe(isSame)
  })

  it.each([
    ['smtp://user:secret@mail.example.com:587', 'smtp://user:secret@mail.example.com:587?requireTLS=true'],
    ['smtp://mail.example.com?pool=true', 'smtp://mail.example.com?pool=true&requireTLS=true'],
    ['smtp://10.0.0.5', 'smtp://10.0.0.5?requireTLS=true'],
    ['smtp://mail.example.com?requireTLS=false', 'smtp://mail.example.com?requireTLS=false'],
    ['smtp://mail.example.com?ignoreTLS=true', 'smtp://mail.example.com?ignoreTLS=true'],
    ['smtps://mail.example.com', 'smtps://mail.example.com'],
    ['smtp://127.0.0.1:2525', 'smtp://127.0.0.1:2525'],
    ['smtp://[::1]:2525', 'smtp://[::1]:2525'],
    ['smtp://localhost:2525', 'smtp://localhost:2525'],
  ])('goes out in clear text only where that is said, or stays on this machine: %s', (address, used) => {
    expect(withTls(address)).toBe(used)
  })

  it('that would go out in clear text waits instead', async () => {
    const server = await startMailServer()
    const { deliver } = accept(mailTo(server.url.replace('ignoreTLS=true', 'requireTLS=true')))
    await deliver()
    expect([server.mails, spoolState(state.spool.database).depth]).toEqual([[], 1])
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
