import { describe, expect, it } from 'vitest'
import { serveFirstRelease } from '@/tests/support/served-site'

const at = serveFirstRelease()

describe('every answer', () => {
  it.each([
    ['a page', '/', 'GET', 200],
    ['data', '/data', 'GET', 200],
    ['something that is missing', '/gone', 'GET', 404],
    ['the health of the site', '/api/health', 'GET', 200],
    ['a refusal', '/', 'TRACE', 405],
    ['an address nobody can read', '/%', 'GET', 400],
    ['a range behind the end', '/range', 'GET', 416],
  ])('says what browsers may do with it: %s', async (_what, path, method, status) => {
    const { status: answered, headers } = await at.served.get(path, { range: 'bytes=9-' }, method)
    expect([answered, headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
      status,
      'nosniff',
      expect.stringContaining("default-src 'none'"),
    ])
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/)
  })

  it('says so while no release answers, and when nothing changed', async () => {
    const { headers } = await at.served.get('/')
    const unchanged = await at.served.get('/', { 'if-none-match': String(headers.etag) })
    await at.served.site.stop()
    const [known, starting] = [unchanged, await at.served.get('/')]
    expect([known.status, starting.status]).toEqual([304, 503])
    for (const answer of [known, starting]) expect(answer.headers['x-frame-options']).toBe('DENY')
  })

  it('keeps the policy a page brings', async () => {
    expect((await at.served.get('/strict')).headers['content-security-policy']).toBe("script-src 'self'")
  })
})
