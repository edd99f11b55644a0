import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startContentServiceStub } from '@/tests/support/content-service-stub'
import { minute, prepareSpool } from '@/tests/support/spool'
import { spoolState } from '../store/delivery-queue'

const { state, accept } = prepareSpool()

describe('the content service', () => {
  const toService = ({ url, contacts }: Awaited<ReturnType<typeof startContentServiceStub>>, token = contacts.token) => ({
    ...{ CONTENT_SERVICE_URL: url, CONTACT_SERVICE_TOKEN: token },
  })

  it('gets an entry, and one only, though its answer was lost', async () => {
    const service = await startContentServiceStub()
    service.contacts.loseNextAnswer()
    const { deliver, reference } = accept(toService(service))
    await deliver()
    expect(spoolState(state.spool.database).depth).toBe(1)
    state.now += minute
    await deliver()
    expect(spoolState(state.spool.database).depth).toBe(0)
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
      state.now += minute
      await deliver()
      expect(service.contacts.entries).toHaveLength(1)
      await service.close()
    },
  )

  it.each([
    ['leads elsewhere', { status: 302, headers: { Location: '/login' } }],
    ['leads elsewhere for good', { status: 308, headers: { Location: '/api/contact-requests' } }],
    ['answers a page', { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Log in</h1>' }],
    ['answers nothing', { status: 204 }],
    ['answers an empty entry', { status: 200, body: '{"data":null}' }],
    ['answers that it will see to it', { status: 202, body: '{"data":{"id":1}}' }],
    ['finds a conflict it does not name', { status: 409, body: 'Conflict' }],
    ['finds something else wrong', { status: 400, body: '<p>unique</p>' }],
  ] as const)('has nothing where it %s: the message waits', async (_what, answer) => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      const { status, headers = {}, body = '' } = answer as { status: number; headers?: Record<string, string>; body?: string }
      // Whoever follows is given what looks like success.
      if (asked.length > 1) response.writeHead(200).end('{"data":{"id":1}}')
      else response.writeHead(status, headers).end(body)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await accept({ CONTENT_SERVICE_URL: `http://127.0.0.1:${port}/api`, CONTACT_SERVICE_TOKEN: 'a' }).deliver()
    expect([asked, spoolState(state.spool.database)]).toEqual([
      ['/api/contact-requests'],
      expect.objectContaining({ depth: 1, lastDelivery: null }),
    ])
    server.close()
    server.closeAllConnections()
  })

  it('that is gone loses nothing', async () => {
    const service = await startContentServiceStub()
    await service.close()
    const { deliver } = accept(toService(service))
    await deliver()
    expect(spoolState(state.spool.database)).toMatchObject({ depth: 1 })
  })
})
