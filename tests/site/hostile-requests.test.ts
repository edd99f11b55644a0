import { hostileRequests, sendHostile } from '../support/hostile-requests'
import { runs } from '../support/runs'
import { faultsOf } from '../support/steadiness'
import { expect, test } from './test'

test('hostile requests of every kind are answered without an error of the server', { timeout: runs(120_000, 1_800_000) }, async ({
  baseURL,
}) => {
  expect(await faultsOf(hostileRequests(runs(300, 10_000), 3), baseURL)).toEqual([])
})

test('an address that cannot be read is the client’s mistake, wherever it leads', async ({ baseURL }) => {
  for (const place of ['markdown', 'builds', 'builds/meta', 'search-index', 'sitemaps', 'api/estimate/texts', 'blog', 'uk', 'icons'])
    for (const ending of ['%', '%ff', '%c3%28', 'x%', '%zz']) {
      const target = `/${place}/${ending}`
      const status = await sendHostile(new URL(baseURL), { method: 'GET', target, headers: [], body: '' })
      expect([400, 404], target).toContain(status)
    }
})

test('a function of the server that nobody wrote is not looked for', async ({ request }) => {
  for (const path of ['/', '/contacts', '/uk/blog', '/nope', '/icons/mark.svg', '/api/estimate/v1']) {
    const answer = await request.post(path, { headers: { 'Next-Action': 'x' }, data: '[]' })
    expect([400, 404, 405], path).toContain(answer.status())
    // Next.js would say so, and write its stack to the log.
    expect(answer.headers(), path).not.toHaveProperty('x-nextjs-action-not-found')
  }
})
