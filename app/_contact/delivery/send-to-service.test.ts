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

  it('that is gone loses nothing', async () => {
    const service = await startContentServiceStub()
    await service.close()
    const { deliver } = accept(toService(service))
    await deliver()
    expect(spoolState(state.spool.database)).toMatchObject({ depth: 1 })
  })
})
