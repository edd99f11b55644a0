import { once } from 'node:events'
import { request as ask, createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPublishing, publishPath } from './answer'
import { attempts } from './guard'
import { idle } from './status'

const secret = 'secret-of-the-hook-0123456789-abcdef'
const bearer = { authorization: `Bearer ${secret}` }
const basic = { authorization: `Basic ${Buffer.from(`editor:${secret}`).toString('base64')}` }
const published = vi.fn()
const logged: string[] = []

const release = {
  id: '20260101T000000Z-aaaaaaaa',
  stamp: { SITE_URL: 'https://a.example' },
}

let server: Server
let port: number

beforeEach(async () => {
  published.mockReset()
  logged.length = 0
  const publisher = { ask: published, status: () => ({ ...idle, state: 'waiting' as const }), stop: async () => undefined }
  const site = { releases: () => [release], since: () => new Date() } as never
  const publishing = createPublishing({ secret, publisher, site, log: (line) => logged.push(JSON.stringify(line)) })
  server = createServer((question, response) => publishing(question, response, '198.51.100.7'))
  await once(server.listen(0, 'localhost'), 'listening')
  port = (server.address() as AddressInfo).port
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function send(method: string, headers: Record<string, string> = {}, body: string | Buffer = '') {
  const question = ask({ host: 'localhost', port, path: `${publishPath}?a=b`, method, headers, agent: false }).end(body)
  const [answer] = await once(question, 'response')
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
}

describe('the hook of the content service', () => {
  it('is taken at once, whatever it brings', async () => {
    for (const body of ['', '{"event":"entry.publish"}', Buffer.alloc(900_000), 'no JSON']) {
      const answer = await send('POST', bearer, body)
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        202,
        { state: 'waiting', startedAt: null, finishedAt: null, step: null, problems: [], release: release.id },
      ])
    }
    expect(published).toHaveBeenCalledTimes(4)
  })

  it('is not read to its end where that is too far', async () => {
    const socket = connect(port, 'localhost').setEncoding('utf8')
    socket.on('error', () => undefined)
    socket.write(`POST ${publishPath} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${secret}\r\nTransfer-Encoding: chunked\r\n\r\n`)
    const [head] = await once(socket, 'data')
    expect(head).toMatch(/^HTTP\/1\.1 202 /)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
    while (!socket.destroyed) {
      socket.write(chunk)
      await new Promise(setImmediate)
    }
    await closed
    expect(published).toHaveBeenCalledTimes(1)
  })

  it.each<[string, Record<string, string>]>([
    ['a wrong secret', { authorization: `Bearer ${secret}x` }],
    ['no secret', {}],
    ['a password, which a browser adds for any site', basic],
  ])('is refused with %s', async (_what, headers) => {
    const answer = await send('POST', headers, '{}')
    expect([answer.status, answer.headers['www-authenticate'], answer.headers.connection]).toEqual([401, 'Bearer', 'close'])
    expect(published).not.toHaveBeenCalled()
  })

  it('is refused for a while where many wrong secrets came from, and the right one with them', async () => {
    for (let count = 0; count < attempts.count; count++) await send('POST', { authorization: 'Bearer wrong' })
    for (const method of ['POST', 'GET']) {
      const answer = await send(method, bearer)
      expect([answer.status, Number(answer.headers['retry-after']) > attempts.window / 1000 - 60]).toEqual([429, true])
    }
    expect(published).not.toHaveBeenCalled()
  })

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('is not sent by %s', async (method) => {
    const answer = await send(method, bearer)
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('how far a release is', () => {
  it('is told to a program as JSON, and to a person as a page', async () => {
    const [json, page] = [await send('GET', bearer), await send('GET', { ...basic, 'accept-language': 'uk' })]
    expect(JSON.parse(json.text)).toMatchObject({ state: 'waiting', release: release.id })
    expect([json.status, page.status, page.headers['content-type']]).toEqual([200, 200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<html lang="uk">')
    expect(page.headers.refresh).toBeDefined()
    for (const { headers } of [json, page]) expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
    const head = await send('HEAD', basic)
    expect([head.status, head.text, Number(head.headers['content-length']) > 1000]).toEqual([200, '', true])
  })

  it('is told to nobody else: a browser is asked for the password', async () => {
    const answer = await send('GET')
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Basic realm="Publishing", charset="UTF-8"'])
    expect(answer.text).not.toContain(release.id)
  })
})

describe('a wrong secret', () => {
  it('is noted in the log by the network it came from, and never written there', async () => {
    await send('POST')
    expect(logged).toEqual([])
    await send('POST', { authorization: 'Bearer nearly-the-secret' })
    await send('GET', { authorization: `Basic ${Buffer.from('editor:nearly-the-secret').toString('base64')}` })
    await send('GET', { authorization: 'nearly-the-secret' })
    expect(logged.map((line) => JSON.parse(line))).toEqual(
      Array(3).fill(expect.objectContaining({ event: 'publish refused', network: '198.51.100.7' })),
    )
    expect(logged.join()).not.toMatch(/nearly|bmVhcmx5/)
  })

  it.each(['Bearer wrong', 'Basic d3Jvbmc6d3Jvbmc=', 'wrong', 'Digest wrong'])(
    'fills no log, however often it is sent: %s',
    async (authorization) => {
      for (let count = 0; count < 3 * attempts.count; count++) await send('POST', { authorization })
      expect(logged).toHaveLength(attempts.count)
    },
  )
})
