import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { serveFirstRelease, serveReleases } from '@/tests/support/served-site'

const at = serveFirstRelease()

describe('an answer', () => {
  it('is compressed however short it is and wherever it comes from', async () => {
    const br = await at.served.get('/data', { 'accept-encoding': 'gzip, br' })
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(br.body).toString()).toBe('{"name":"first"}')
    const zipped = await at.served.get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.body).toString()).toContain('first')
    expect((await at.served.get('/')).headers['content-encoding']).toBeUndefined()
  })

  it.each(['/', '/data'])('is 304 where the client has it already: %s', async (path) => {
    const { headers } = await at.served.get(path, { 'accept-encoding': 'br' })
    const known = await at.served.get(path, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, (await at.served.get(path)).headers.etag])
    expect((await at.served.get(path, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('to the head alone has no body', async () => {
    const { status, body, headers } = await at.served.get('/', {}, 'HEAD')
    expect([status, body.length, headers.etag]).toEqual([200, 0, '"first"'])
  })

  it('to a range behind the end of a file is 416', async () => {
    expect((await at.served.get('/range', { range: 'bytes=99999-' })).status).toBe(416)
  })
})

describe('what the release never hears of', () => {
  it.each([
    ['405', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['405', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999\r\n\r\n'],
    ['400', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['400', 'GET /markdown/% HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['400', 'GET /images/x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n\r\n'],
    ['400', 'no HTTP at all\r\n\r\n'],
    ['413', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('is answered %s and closed', async (status, bytes) => {
    expect(await at.served.sayRaw(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  it('is of the connection, not of the request', async () => {
    const { text } = await at.served.get('/headers', { 'http2-settings': 'a', upgrade: 'h2c', 'x-own': 'kept' })
    expect(JSON.parse(text)).toMatchObject({ 'x-own': 'kept', 'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1|::1/) })
    expect(Object.keys(JSON.parse(text))).not.toContain('upgrade')
  })
})

describe('clients that never come to an end', () => {
  it.each([
    ['the head of their request', { head: 50 }, 'GET / HTTP/1.1\r\nHost:'],
    ['a silent connection', { silence: 50 }, ''],
    ['what they post', { request: 50 }, 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname='],
    ['an answer they do not take', { answer: 50 }, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('are parted with: %s', async (_what, limits, bytes) => {
    await at.served.stop()
    at.served = await serveReleases(limits)
    expect(await at.served.sayRaw(bytes)).not.toContain('to the end')
  })
})

describe('operators', () => {
  it('are told which release answers, and that it can compute', async () => {
    const { status, headers, text } = await at.served.get('/api/health')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(JSON.parse(text)).toEqual({
      status: 'ok',
      build: 'a'.repeat(20),
      release: '20260101T000000Z-aaaaaaaa',
      since,
      messages: { depth: 2 },
    })
  })

  it('find one line for each request, and nobody’s data in it', async () => {
    await at.served.get('/contacts?email=a@example.com', { 'user-agent': 'A browser', 'x-forwarded-for': '192.0.2.7' })
    while (at.served.logged.length === 0) await new Promise(setImmediate)
    const [line] = at.served.logged
    const expected = { method: 'GET', path: '/contacts', status: 200 }
    expect(line).toEqual({
      ...expected,
      id: expect.any(String),
      time: expect.any(String),
      bytes: expect.any(Number),
      ms: expect.any(Number),
    })
  })
})
