import { cacheControl } from '@/routing/caching'
import { expect, test } from './test'

/** A cache many visitors share, as simple as they come: it knows answers by their address and keeps what says that it may be kept. */
function sharedCache(baseURL: string) {
  const kept = new Map<string, Response>()
  return async (address: string, headers: Record<string, string> = {}): Promise<Response> => {
    const found = kept.get(address)
    if (found) return found.clone()
    const answer = await fetch(baseURL + address, { headers, redirect: 'manual' })
    if (/public|s-maxage/.test(answer.headers.get('cache-control') ?? '')) kept.set(address, answer.clone())
    return answer
  }
}

test('nobody can make a shared cache send data in place of a page: an answer depends on its address alone', async ({ baseURL }) => {
  for (const path of ['/contacts', '/uk/services', '/blog/page/2', '/sitemap.xml', '/nope']) {
    const ask = sharedCache(baseURL)
    await ask(path, { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree', 'Next-Url': '/uk' })
    const [kept, fresh] = [await ask(path), await fetch(baseURL + path)]
    expect([kept.status, kept.headers.get('content-type')], path).toEqual([fresh.status, fresh.headers.get('content-type')])
    expect(await kept.text(), path).toBe(await fresh.text())
  }
})

test('who asks for the entrance or a file for machines again, unchanged, is told so', async ({ request }) => {
  for (const path of [
    '/',
    '/contacts',
    '/uk/rss.xml',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/search-index/uk.json',
    '/icons/mark.svg',
  ])
    await expectUnchanged(path)
  for (const path of ['v1?b=acc.email', 'v1/catalogue', 'v1/schema', 'v1/openapi', 'texts/en', 'report?b=acc.email', 'form?at=settings'])
    await expectUnchanged(`/api/estimate/${path}`)

  async function expectUnchanged(path: string) {
    const { etag = '' } = (await request.get(path)).headers()
    expect(etag, path).not.toBe('')
    const again = await request.get(path, { headers: { 'If-None-Match': etag } })
    expect([again.status(), (await again.body()).length], path).toEqual([304, 0])
    expect((await request.get(path, { headers: { 'If-None-Match': '"another"' } })).status(), path).toBe(200)
  }
})

test('the entrance is still asked for each time, and icons and sounds are kept for a day', async ({ request }) => {
  expect((await request.get('/')).headers()['cache-control']).toBe(cacheControl.entrance)
  for (const path of ['/favicon.ico', '/icons/mark.svg', '/sounds/sound-2.mp3', '/images/readme/home.webp'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe(cacheControl.sameAddress)
  expect((await request.get('/icons/nope.svg')).headers()['cache-control']).not.toContain('max-age=86400')
})
