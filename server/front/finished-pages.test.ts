import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cacheControl } from '@/routing/caching'
import { serveFinishedRelease } from '@/tests/support/served-site'

const at = serveFinishedRelease()

describe('a finished page', () => {
  it('is sent from its files, as the client reads it', async () => {
    const plain = await at.served.get('/uk/contacts?utm=1')
    expect([plain.status, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      cacheControl.page,
    ])
    expect(plain.text).toContain('A sentence of /uk/contacts.')
    const [br, gzip] = await Promise.all(
      ['gzip, br', 'gzip'].map((accepted) => at.served.get('/uk/contacts', { 'accept-encoding': accepted })),
    )
    expect([br?.headers['content-encoding'], gzip?.headers['content-encoding'], br?.headers.vary]).toEqual([
      'br',
      'gzip',
      'Accept-Encoding',
    ])
    expect(brotliDecompressSync(br?.body ?? '').equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip?.body ?? '').equals(plain.body)).toBe(true)
    for (const answer of [plain, br, gzip]) expect(answer?.headers['content-length']).toBe(String(answer?.body.length))
  })

  it('is framed by nobody, and has what every answer says', async () => {
    const { headers } = await at.served.get('/contacts')
    expect(headers).toMatchObject({ 'content-security-policy': "frame-ancestors 'none'", 'x-content-type-options': 'nosniff' })
    expect((await at.served.get('/services/')).headers).toMatchObject({ location: '/services', 'x-content-type-options': 'nosniff' })
  })

  it('is sent once to a client that keeps it, in each encoding by itself', async () => {
    const { headers } = await at.served.get('/contacts', { 'accept-encoding': 'br' })
    const again = await at.served.get('/contacts', { 'accept-encoding': 'br', 'if-none-match': `W/"a", ${headers.etag}` })
    expect([again.status, again.body.length, again.headers.etag, again.headers.vary]).toEqual([304, 0, headers.etag, headers.vary])
    expect(again.headers['content-security-policy']).toBe("frame-ancestors 'none'")
    expect((await at.served.get('/contacts', { 'if-none-match': String(headers.etag) })).status).toBe(200)
  })

  it('is announced by its head', async () => {
    const { status, body, headers } = await at.served.get('/contacts', { 'accept-encoding': 'br' }, 'HEAD')
    const { body: whole, headers: same } = await at.served.get('/contacts', { 'accept-encoding': 'br' })
    expect([status, body.length, headers['content-length'], headers.etag]).toEqual([200, 0, String(whole.length), same.etag])
  })
})

describe('the entrance', () => {
  it('is answered by who asks', async () => {
    const english = await at.served.get('/', { 'accept-language': 'en' })
    expect([english.status, english.headers['cache-control'], english.headers['set-cookie']]).toEqual([
      200,
      cacheControl.entrance,
      undefined,
    ])
    const ukrainian = await at.served.get('/?a=1', { 'accept-language': 'uk' })
    expect([ukrainian.status, ukrainian.text, ukrainian.headers]).toEqual([
      302,
      '/uk?a=1',
      expect.objectContaining({ location: '/uk?a=1', 'cache-control': cacheControl.negotiated, vary: 'Accept-Language, Cookie' }),
    ])
    expect(ukrainian.headers['set-cookie']?.[0]).toContain('i18n_redirected=uk')
    const own = await at.served.get('/', { 'accept-language': 'uk', 'sec-fetch-site': 'same-origin' })
    expect([own.status, own.headers['set-cookie']?.[0]]).toEqual([200, expect.stringContaining('i18n_redirected=en')])
  })
})

describe('what is no page', () => {
  it.each([
    ['/en/contacts', 308, '/contacts'],
    ['//contacts//', 308, '/contacts'],
    ['/uk/price?a=1&_rsc=x', 308, '/uk/estimate?a=1'],
    ['/shop', 307, 'https://shop.example/all?from=site'],
    ['/crew', 307, '/#team'],
  ])('is sent on by the rules: %s', async (path, status, location) => {
    const answer = await at.served.get(path)
    expect([answer.status, answer.headers.location, answer.text]).toEqual([status, location, location])
  })

  it.each([
    ['/nope', 'en'],
    ['/uk/nope', 'uk'],
    ['/blog/nope', '/en/blog/not-found'],
    ['/page-not-found', 'en'],
  ])('is the missing page of its place: %s', async (path, says) => {
    const { status, headers, text } = await at.served.get(path, { 'accept-encoding': 'identity', 'if-none-match': '*' })
    expect([status, headers['cache-control'], headers.etag]).toEqual([404, cacheControl.missing, undefined])
    expect(text).toContain(says)
  })

  it.each(['/nope.png', '/contacts.html', '/contacts.rsc', '/contacts/__next.nope.txt', '/index.html', '/404.html'])(
    'is no file either: %s',
    async (path) => {
      expect([(await at.served.get(path)).status, (await at.served.get(path)).text]).toEqual([404, '404 Not Found\n'])
    },
  )

  it('is never a function of the server', async () => {
    expect((await at.served.get('/contacts', { 'next-action': 'x' })).status).toBe(400)
  })

  it.each([
    '/_next/static/%2e%2e/%2e%2e/content/site.json',
    '/..%2f..%2fmanifest.json',
    '/icons/%2e%2e/%2e%2e/manifest.json',
    '/images/%',
    '/%00',
  ])('never leads out of the site: %s', async (path) => {
    const { text } = await at.served.get(path)
    expect(text).not.toContain('"answers"')
    expect(text).not.toBe('{}')
  })
})
