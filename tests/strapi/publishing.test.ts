import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { signIn, strapiSecrets } from '../support/strapi'
import { serveStrapi } from './serve'

type Call = { method: string | undefined; authorization: string | undefined; body: string }

const calls: Call[] = []
let heard: () => void = () => undefined
const site = createServer(async (request, response) => {
  const { method, headers } = request
  let body = ''
  for await (const part of request) body += part
  calls.push({ method, authorization: headers.authorization, body })
  response.writeHead(202).end()
  heard()
})
const nextCall = () =>
  new Promise<void>((resolve) => {
    heard = resolve
  })

const origin = serveStrapi(async () => {
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
  const { port } = site.address() as AddressInfo
  return { PUBLISH_URL: `http://localhost:${port}/api/publish`, PUBLISH_SECRET: 'the-secret-of-the-site-and-the-service' }
})

afterAll(() => {
  site.close()
})

describe('the site is asked for a release', () => {
  it('once for both languages of an entry, by a call that carries nothing but its secret', async () => {
    const panel = await signIn(origin())
    const topic = await panel.find('topic', 'ai')
    const called = nextCall()
    await panel.publish('topic', topic, 'en', { title: 'AI today' })
    await panel.publish('topic', topic, 'uk', { title: 'ШІ сьогодні' })
    await called
    expect(calls).toEqual([{ method: 'POST', authorization: 'Bearer the-secret-of-the-site-and-the-service', body: '' }])
  })

  it('not for a draft, and not for a message of a visitor', async () => {
    calls.length = 0
    const panel = await signIn(origin())
    await panel.save('topic', await panel.find('topic', 'ai'), 'en', { title: 'A draft' })
    const sent = await fetch(`${origin()}/api/contact-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${strapiSecrets.SITE_CONTACT_TOKEN}` },
      body: JSON.stringify({ data: { key: 'a', name: 'Marta' } }),
    })
    expect(sent.status).toBe(201)
    // Whatever these had caused would have come before what this causes.
    const called = nextCall()
    await panel.remove('redirect', await panel.find('redirect', 'price'))
    await called
    expect(calls).toHaveLength(1)
  })
})
