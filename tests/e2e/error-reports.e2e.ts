import { expect, test, wake } from '../support/site-test'

test('a site that was told nothing asks for no reporter and reports nowhere', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  const scripts: Promise<string>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  // The last thing an open page fetches by itself; a report would be on its way long before.
  const checked = page.waitForRequest(/\/builds\/latest\.json/)
  await page.goto('/services')
  await wake(page)
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('nobody is told'))))
  await checked
  expect(scripts.length).toBeGreaterThan(5)
  expect((await Promise.all(scripts)).filter((code) => /sentry/i.test(code))).toEqual([])
  expect(elsewhere).toEqual([])
})
