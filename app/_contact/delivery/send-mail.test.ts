import { describe, expect, it } from 'vitest'
import { findFreePort } from '@/tests/support/free-port'
import { startMailServer } from '@/tests/support/mail-server'
import { mailTo, minute, prepareSpool } from '@/tests/support/spool'
import { longestWait, spoolState } from '../store/delivery-queue'

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

  it('confirms no more than three messages a day to one mailbox, for its address may be somebody else’s', async () => {
    const server = await startMailServer()
    for (let id = 0; id < 5; id++) accept(mailTo(server.url), { requestId: `id-${id}`, message: `Повідомлення номер ${id}.` })
    await accept(mailTo(server.url)).deliver()
    expect(server.mails.filter(({ to }) => to === 'marta@secret.example')).toHaveLength(3)
    expect(server.mails.filter(({ to }) => to === 'founders@agency.example')).toHaveLength(6)
    await server.close()
  })
})
