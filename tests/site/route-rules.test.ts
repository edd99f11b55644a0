import { expect, test } from './test'

test('a rule of the site is followed by the server', async ({ request }) => {
  const response = await request.get('/uk/work?utm_source=x', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([
    expect.any(Number),
    expect.stringMatching(/\/uk\/portfolio\?utm_source=x$/),
  ])
  expect([307, 308]).toContain(response.status())
})
