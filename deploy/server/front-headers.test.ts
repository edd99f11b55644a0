import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { switchTo } from '@/scripts/releases/release-store'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { filesOf, type ServedSite, serveReleases } from '@/tests/support/served-site'

let folder: FakeSite
let served: ServedSite

beforeEach(async () => {
  folder = await createFakeSite()
  await switchTo(await folder.release(1, filesOf('first')))
  served = await serveReleases()
})

afterEach(async () => {
  await served.stop()
  await folder.remove()
})

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
    const { status: answered, headers } = await served.get(path, { range: 'bytes=9-' }, method)
    expect([answered, headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
      status,
      'nosniff',
      expect.stringContaining("default-src 'none'"),
    ])
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/)
  })

  it('says so while no release answers, and when nothing changed', async () => {
    const { headers } = await served.get('/')
    const unchanged = await served.get('/', { 'if-none-match': String(headers.etag) })
    await served.site.stop()
    const [known, starting] = [unchanged, await served.get('/')]
    expect([known.status, starting.status]).toEqual([304, 503])
    for (const answer of [known, starting]) expect(answer.headers['x-frame-options']).toBe('DENY')
  })

  it('keeps the policy a page brings', async () => {
    expect((await served.get('/strict')).headers['content-security-policy']).toBe("script-src 'self'")
  })
})
