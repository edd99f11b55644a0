import { cacheControl } from '@/routing/caching'
import { siteUrl } from '../support/server'
import { expect, test } from './test'

const toPath = (address: string) => address.slice(siteUrl.length) || '/'

test('whoever follows links from the entrance, without scripts, reaches every listed page of both languages and no other', async ({
  request,
}) => {
  const reached = new Set<string>()
  const asked = new Set(['/'])
  const queue = ['/']
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), `${path} is linked`).toBe(200)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const html = await answer.text()
    if (!/<meta name="robots" content="[^"]*noindex/.test(html)) reached.add(path)
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)) {
      // Programs, and not crawlers, ask the interface of the estimate.
      if (asked.has(href) || href.startsWith('//') || href.startsWith('/api/')) continue
      asked.add(href)
      queue.push(href)
    }
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => toPath(address))
  expect(listed.length).toBeGreaterThan(60)
  expect([...reached].sort()).toEqual(listed.sort())
})

test('files for machines say what they are and may be an hour old, and a picture of a shared link is kept for a day', async ({
  request,
}) => {
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/rss.xml', 'application/rss+xml'],
    ['/uk/rss.xml', 'application/rss+xml'],
    ['/feed.json', 'application/feed+json'],
    ['/uk/feed.json', 'application/feed+json'],
    ['/llms.txt', 'text/plain'],
    ['/humans.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/markdown/uk/services/technical-audit.md', 'text/markdown'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.headers()['content-type'], path).toMatch(new RegExp(`^${type.replace('+', '\\+')}(; charset=utf-8)?$`))
    expect.soft(answer.headers()['cache-control'], path).toBe(cacheControl.crawler)
    // A Markdown twin is for machines that ask for it, and not for lists of results.
    if (type === 'text/markdown') expect.soft(answer.headers()['x-robots-tag'], path).toBe('noindex')
  }
  const picture = await request.get('/og/uk/home.jpg')
  expect(picture.status()).toBe(200)
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': cacheControl.sameAddress })
})

test('every program named to language models answers', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  const named = [...text.matchAll(/\]\(([^)]+\/api\/[^)]+)\)/g)].map(([, address = '']) => toPath(address))
  expect(named.length).toBeGreaterThan(0)
  for (const path of named) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
})
