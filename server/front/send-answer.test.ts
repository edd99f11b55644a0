import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderOf } from '@/routing/release/releases'
import type { SiteAnswer } from '@/routing/release/site-manifest'
import { filesOfBuild, finishFakeSite } from '@/tests/support/fake-build'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { type FinishedSite, openFinishedSite } from './finished-site'
import { sendAnswer } from './send-answer'

const address = '/_next/static/everything.json'
/** Longer than what is held in memory, and nowhere the same. */
const text = Array.from({ length: 300_000 }, (_, index) => `{"page":${index}}`).join('\n')

let folder: FakeSite
let site: FinishedSite
let server: Server

beforeAll(async () => {
  folder = await createFakeSite()
  const id = await folder.release(1, { ...filesOfBuild('first'), [address.replace('/_next', '.next')]: text })
  await finishFakeSite(id, 0)
  site = (await openFinishedSite({ folder: folderOf(id) })) as FinishedSite
  server = createServer((request, response) => {
    const answer = site.find(address)
    if (answer) Promise.resolve(sendAnswer(site, { request, response, answer })).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await folder.remove()
})

const ask = (range?: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}`, {
    headers: { 'accept-encoding': 'identity', ...(range && { range }) },
  })

describe('a long file of which only compressed bytes were kept', () => {
  it('is unzipped while it is sent to a client that reads no compressed ones, and never held as a whole', async () => {
    const answer = await ask()
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([null, String(text.length)])
    expect((await answer.text()) === text).toBe(true)
    expect(site.find(address)).toMatchObject({ isPlain: false })
    expect(site.held(site.find(address) as SiteAnswer, undefined)).toBeUndefined()
  })

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=1500000-3499999', 1_500_000, 3_500_000],
    ['bytes=-3', text.length - 3, text.length],
  ])('is sent in parts: %s', async (range, from, to) => {
    const part = await ask(range)
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${text.length}`])
    expect((await part.text()) === text.slice(from, to)).toBe(true)
  })
})
