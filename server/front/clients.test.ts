import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { releaseId } from '@/tests/support/fake-releases'
import { finish, serveFirstRelease, serveReleases } from '@/tests/support/served-site'

const at = serveFirstRelease()

describe('a request that two programs could read differently', () => {
  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['two hosts, spelled differently', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['HTTP/0.9 by its number', 'GET / HTTP/0.9\r\nHost: a\r\n\r\n'],
    ['HTTP/0.9 without one', 'GET /\r\n\r\n'],
    ['HTTP/2.0', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n'],
    ['HTTP/1.2', 'GET / HTTP/1.2\r\nHost: a\r\n\r\n'],
    ['lines that end without CR', 'GET / HTTP/1.1\nHost: a\n\n'],
    ['one line that ends without CR', 'GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n'],
    ['a head that ends without CR', 'GET / HTTP/1.1\r\nHost: a\r\n\n'],
    ['a CR alone', 'GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n'],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n'],
    ['a blank before a colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nX\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'],
    ['two lengths', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nhi'],
    ['a length and chunks', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a length that is no number', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: +2\r\n\r\nhi'],
    ['a function of Next.js', 'GET / HTTP/1.1\r\nHost: a\r\nNext-Action: x\r\n\r\n'],
    ['a function of Next.js without a name', 'GET /api/estimate/v1 HTTP/1.1\r\nHost: a\r\nNext-Action:\r\n\r\n'],
    ['a function of Next.js with a form', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nNext-Action: x\r\nContent-Length: 2\r\n\r\nhi'],
  ])('is refused, and the connection closed: %s', async (_what, bytes) => {
    const heard = await at.served.sayRaw(bytes)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard.match(/^HTTP\/1\.1/gm)).toHaveLength(1)
    expect(heard).not.toContain('first')
  })
})

describe('a refusal', () => {
  it('of what is too long comes before it is sent', async () => {
    const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 40000000\r\n\r\n'
    expect(await at.served.sayRaw(head)).toMatch(/^HTTP\/1\.1 413 /)
    const fitting = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nhi'
    expect(await at.served.sayRaw(fitting)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  })

  it.each([
    ['/range', { range: 'bytes=99999-' }, 416],
    ['/api/refused', {}, 400],
    ['/', { 'next-action': 'x' }, 400],
  ])('is kept by no cache: %s', async (path, headers, status) => {
    const answer = await at.served.get(path, headers)
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store'])
  })
})

describe('a client that waits', () => {
  it('for a slow answer gets it, however long nothing is said', async () => {
    await at.served.stop()
    at.served = await serveReleases({ silence: 50 })
    const answer = at.served.get('/late')
    while ((at.served.site.running()?.pending ?? 0) === 0) await new Promise(setImmediate)
    // Longer than anybody may be silent who has something left to say.
    const silent = at.served.sayRaw('GET / HTTP/1.1\r\nHost: a\r\n')
    expect(await silent).not.toContain('first')
    await at.folder.write(`.releases/${releaseId(1)}/${finish}`, '')
    expect((await answer).text).toBe('first at last')
  })
})

describe('one sender', () => {
  it('has ten posts under way and no more; another is served meanwhile', async () => {
    const begin = async () => {
      const socket = connect(at.served.port, 'localhost').setEncoding('utf8')
      socket.on('error', () => undefined)
      socket.write('POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n')
      return socket
    }
    const sockets = await Promise.all(Array.from({ length: 10 }, begin))
    while ((at.served.site.running()?.pending ?? 0) < 10) await new Promise(setImmediate)
    const heard = await at.served.sayRaw('POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n')
    expect(heard).toMatch(/^HTTP\/1\.1 429 [\s\S]*Retry-After: 10\r\n[\s\S]*Too much is being sent at once/i)
    expect((await at.served.get('/')).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    while ((at.served.site.running()?.pending ?? 0) > 0) await new Promise(setImmediate)
    expect((await fetch(`http://localhost:${at.served.port}/api/contact`, { method: 'POST', body: 'hi' })).status).toBe(200)
  })
})

describe('a release whose thread is stuck', () => {
  it('is ended and started again; health is answered meanwhile, and so is whoever waited', async () => {
    await at.served.stop()
    at.served = await serveReleases({}, { pulse: { interval: 50, patience: 3000 } })
    const stuck = at.served.get('/hang')
    while ((await at.served.get('/api/health')).status !== 503) await new Promise(setImmediate)
    expect((await stuck).status).toBe(503)
    let status = 0
    while (status !== 200) {
      status = (await at.served.get('/data')).status
      await new Promise(setImmediate)
    }
    expect(at.served.said.join()).toContain('its thread was stuck')
  })
})

describe('strangers', () => {
  it('are told whether the site is well, and nothing else', async () => {
    await at.served.stop()
    at.served = await serveReleases({}, { clientAddress: () => '198.51.100.7' })
    expect(JSON.parse((await at.served.get('/api/health')).text)).toEqual({ status: 'ok' })
  })
})
