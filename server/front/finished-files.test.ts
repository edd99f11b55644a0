import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cacheControl } from '@/routing/caching'
import { serveFinishedRelease } from '@/tests/support/served-site'

const at = serveFinishedRelease()

describe('the router of Next.js', () => {
  it('gets the data of a page as files beside it, and the parts it names', async () => {
    const { status, headers, text } = await at.served.get('/contacts.txt')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/x-component', cacheControl.page])
    expect(text.slice(0, 21)).toBe('data of /en/contacts\n')
    expect((await at.served.get('/uk/contacts/__next._tree.txt')).text.slice(0, 24)).toBe('tree of /uk/contacts\ntre')
    expect((await at.served.get('/__next._tree.txt')).text.slice(0, 13)).toBe('tree of first')
    expect((await at.served.get('/index.txt')).text.slice(0, 13)).toBe('data of first')
  })

  it('gets a page, which it opens, where there are no data', async () => {
    for (const path of ['/nope.txt', '/contacts/__next.nope.txt']) expect((await at.served.get(path)).status, path).toBe(404)
  })

  it('is sent on as everybody is', async () => {
    const { status, headers } = await at.served.get('/price?_rsc=x')
    expect([status, headers.location]).toEqual([308, '/estimate'])
  })
})

describe('a finished file', () => {
  it('is sent in parts', async () => {
    const whole = await at.served.get('/sounds/noise.mp3', { 'accept-encoding': 'br' })
    expect([whole.headers['accept-ranges'], whole.headers['content-encoding'], whole.headers.vary]).toEqual([
      'bytes',
      undefined,
      'Accept-Encoding',
    ])
    const end = whole.body.length - 1
    const ranges = [
      ['bytes=0-9', 0, 9],
      [`bytes=${end - 4}-`, end - 4, end],
      ['bytes=-3', end - 2, end],
    ] as const
    for (const [range, from, to] of ranges) {
      const part = await at.served.get('/sounds/noise.mp3', { range })
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${end + 1}`])
      expect(part.body.equals(whole.body.subarray(from, to + 1))).toBe(true)
    }
  })

  it('has no part behind its end, and none that is not of the file the client has', async () => {
    const behind = await at.served.get('/sounds/noise.mp3', { range: 'bytes=999999-' })
    const { headers, body } = await at.served.get('/sounds/noise.mp3')
    expect([behind.status, behind.headers['content-range']]).toEqual([416, `bytes */${body.length}`])
    const ask = async (more: Record<string, string>) => (await at.served.get('/sounds/noise.mp3', { range: 'bytes=0-9', ...more })).status
    expect([await ask({ 'if-range': String(headers.etag) }), await ask({ 'if-range': '"another"' })]).toEqual([206, 200])
    expect([await ask({ range: 'bytes=0-1,5-6' }), await ask({ range: 'lines=0-1' })]).toEqual([200, 200])
    expect((await at.served.get('/sounds/noise.mp3', { range: 'bytes=0-9' }, 'HEAD')).status).toBe(200)
  })

  it('has the type its rules say, and is found however its name is escaped', async () => {
    for (const path of ['/_ipx/f_webp,w_64/images/a.jpg', '/_ipx/f_webp%2Cw_64/images/a.jpg'])
      expect([(await at.served.get(path)).status, (await at.served.get(path)).headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('of an earlier release is still there for open tabs, and its pages are not', async () => {
    await at.release(2, 'second')
    await at.served.site.takeUp()
    const { status, headers, body } = await at.served.get('/_next/static/first.js', { 'accept-encoding': 'br' })
    expect([status, headers['cache-control'], brotliDecompressSync(body).toString().slice(0, 7)]).toEqual([
      200,
      cacheControl.immutable,
      '"first"',
    ])
    expect((await at.served.get('/')).text).toContain('A sentence of second.')
  })
})

describe('a release that died', () => {
  it('answers with its files while it is started again', async () => {
    await at.served.get('/api/die').catch(() => undefined)
    const statuses = new Set<number>()
    do statuses.add((await at.served.get('/contacts')).status)
    while ((await at.served.get('/api/data')).status !== 200)
    expect([...statuses]).toEqual([200])
  })
})

describe('a large site', () => {
  it('keeps compressed files only, and is the same to visitors', async () => {
    const [page, data] = [await at.served.get('/contacts'), await at.served.get('/contacts.txt')]
    await at.release(3, 'first', 0)
    await at.served.site.takeUp()
    expect((await at.served.get('/contacts')).body.equals(page.body)).toBe(true)
    expect((await at.served.get('/contacts', { range: 'bytes=2-5' })).text).toBe(page.text.slice(2, 6))
    const zipped = await at.served.get('/contacts.txt', { 'accept-encoding': 'br, gzip' })
    expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).equals(data.body)]).toEqual(['gzip', true])
  })
})
