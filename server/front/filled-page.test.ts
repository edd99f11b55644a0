import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { serveFinishedRelease } from '@/tests/support/served-site'

const at = serveFinishedRelease(['/en/estimate', '/en/estimate/results', '/uk/estimate/results'])

describe('a page with an estimate in its address', () => {
  it('is sent with that estimate in it, and with everything the page itself is sent with', async () => {
    const plain = await at.served.get('/estimate/results')
    const filled = await at.served.get('/estimate/results?b=acc.email')
    expect(plain.text).not.toContain('<title>Shop</title>')
    expect(filled.text).toContain(
      '<title>Shop</title><link rel="alternate" type="application/json" href="/api/estimate/linked/en/results?b=acc.email"/>',
    )
    expect(filled.text).toContain('/api/estimate/linked/en/results?b=acc.email')
    const { etag, date: _date, 'accept-ranges': _ranges, ...headers } = plain.headers
    expect(filled.headers).toMatchObject({ ...headers, 'content-length': String(filled.body.length) })
    expect(filled.headers.etag).not.toBe(etag)
  })

  it('is compressed, and sent once to a client that keeps it', async () => {
    const zipped = await at.served.get('/estimate/results?b=acc.email', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.body).toString()).toContain('<title>Shop</title>')
    const again = await at.served.get('/estimate/results?b=acc.email', { 'if-none-match': String(zipped.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const head = await at.served.get('/estimate/results?b=acc.email', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  it.each([
    ['the release takes its time', '/estimate?b=acc.email', {}],
    ['the release is busy', '/uk/estimate/results?b=acc.email', {}],
    ['the query is not of an estimate', '/estimate/results?utm_source=b', {}],
    ['the query is too long to be read', `/estimate/results?b=${'acc.email_'.repeat(500)}`, {}],
  ])('is sent as it is where %s', async (_where, address, headers) => {
    const { status, text } = await at.served.get(address, headers)
    expect([status, text.includes('A sentence of'), text.includes('Shop')]).toEqual([200, true, false])
  })

  it('stays data for the router', async () => {
    expect((await at.served.get('/estimate/results.txt?b=acc.email')).text).toContain('data of')
  })
})
