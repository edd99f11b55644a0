import { cacheControl } from '@/routing/caching'
import { navigationHeaders } from '@/routing/navigation-request'
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

const prefetch = { RSC: '1', 'Next-Router-Prefetch': '1' }
const prefetchOfTree = { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' }

test('nobody can make a shared cache send visitors in circles, or data in place of a page', async ({ baseURL }) => {
  for (const path of ['/contacts', '/uk/services', '/blog/page/2', '/sitemap.xml', '/nope', '/api/estimate/v1']) {
    const ask = sharedCache(baseURL)
    const locationOf = async (address: string, headers: Record<string, string>) => (await ask(address, headers)).headers.get('location')
    const first = (await locationOf(path, prefetch)) ?? ''
    const second = (await locationOf(first, prefetchOfTree)) ?? ''
    await ask(second, prefetch)
    await ask(path, { RSC: '1' })
    await ask(first, {})

    let address = path
    for (let step = 0; step < 4; step++) address = (await locationOf(address, prefetch)) ?? address
    expect((await ask(address, prefetch)).headers.get('location'), path).toBeNull()
    const page = await ask(path)
    expect([page.status < 300 || page.status === 404, page.headers.get('content-type')], path).toEqual([
      true,
      expect.not.stringContaining('x-component'),
    ])
    expect((await ask(first, prefetch)).headers.get('content-type'), path).not.toContain('text/html')
  }
})

test('no answer to the router of a page may be kept by a shared cache, whatever it asks for', async ({ request }) => {
  const paths = ['/', '/contacts', '/uk', '/blog/page/2', '/en/contacts', '/work', '/nope', '/blog/nope', '/nope.png', '/robots.txt']
  for (const path of [...paths, '/search-index/en.json', '/api/estimate/v1?b=acc.email', '/api/estimate/report'])
    for (const headers of [...navigationHeaders.map((name) => ({ [name]: '1' })), prefetch, prefetchOfTree]) {
      const answer = await request.get(path, { headers, maxRedirects: 0 })
      expect(answer.headers()['cache-control'], `${path} ${JSON.stringify(headers)}`).toBe(cacheControl.navigation)
    }
  expect((await request.get('/contacts?_rsc=x')).headers()['cache-control']).toBe(cacheControl.navigation)
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
