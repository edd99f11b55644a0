import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { expect, test } from '../support/site-test'

test.describe('the interface for programs', () => {
  test('answers every call of its description as the description says, without a repair', async ({ request }) => {
    const document = await (await request.get('/api/estimate/v1/openapi')).json()
    const ajv = addFormats.default(new Ajv2020({ strict: false }))
    const isEstimate = ajv.compile(document.components.schemas.Estimate)
    const { examples } = document.paths['/api/estimate/v1'].get.responses[200].content['application/json']
    const calls = Object.values<{ externalValue: string }>(examples).map(({ externalValue }) =>
      externalValue.replace(/^.*?(?=\/api\/)/, ''),
    )
    expect(calls.length).toBeGreaterThanOrEqual(5)
    for (const call of calls) {
      const answer = await (await request.get(call)).json()
      expect(isEstimate(answer), `${call}: ${ajv.errorsText(isEstimate.errors)}`).toBe(true)
      expect(answer.notices, call).toEqual([])
      expect(answer.result.limit, call).toBeNull()
    }
  })

  test('says what is wrong as problem details, each with a place where it is explained', async ({ page, request }) => {
    const wrong = [
      ['GET', '/api/nope', 404],
      ['GET', '/api/estimate/v2?b=acc.email', 404],
      ['GET', '/api/estimate/texts/pl', 404],
      ['GET', '/api/estimate/texts/%5Blocale%5D', 404],
      ['GET', '/api/estimate/v1/catalogue?c=2025.1', 404],
      ['GET', '/api/estimate/texts/%', 400],
      ['POST', '/api/estimate/v1', 405],
      ['DELETE', '/api/estimate/v1/schema', 405],
      ['GET', `/api/estimate/v1?b=${'acc.email_'.repeat(420)}`, 414],
    ] as const
    const types = new Set<string>()
    for (const [method, path, status] of wrong) {
      const answer = await request.fetch(path, { method })
      expect(answer.headers()['content-type'], path).toContain('application/problem+json')
      const { type, ...problem } = await answer.json()
      expect(problem, path).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) })
      expect(answer.status(), path).toBe(status)
      if (status === 405) expect(answer.headers().allow).toContain('GET')
      types.add(type)
    }
    await page.goto('/estimate/api')
    for (const type of types) await expect(page.locator(`[id="${type.split('#')[1]}"]`), type).toBeVisible()
  })

  test('names the versions there are, and has each of them', async ({ request }) => {
    const { versions } = await (await request.get('/api/estimate/v1/catalogue?c=none')).json()
    for (const version of versions)
      expect((await (await request.get(`/api/estimate/v1/catalogue?c=${version}`)).json()).version).toBe(version)
  })

  test('need not be read again while nothing changed', async ({ request }) => {
    for (const path of ['/api/estimate/v1?preset=saas-mvp', '/api/estimate/v1/catalogue']) {
      const { etag = '' } = (await request.get(path)).headers()
      expect(etag, path).not.toBe('')
      expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status(), path).toBe(304)
    }
  })

  for (const locale of locales)
    test(`says on its page what every parameter takes (${locale})`, async ({ page }) => {
      await page.goto(hrefTo(locale, 'estimate/api'))
      const values = (name: string) =>
        page
          .locator('#parameters tr')
          .filter({ has: page.locator('th code', { hasText: new RegExp(`^${name}$`) }) })
          .locator('td')
          .nth(1)
      await expect(page.locator('#parameters td').filter({ hasText: /^—$/ })).toHaveCount(0)
      await expect(values('preset')).toContainText('saas-mvp')
      await expect(values('from')).toContainText(locale === 'en' ? 'YYYY-MM-DD' : 'РРРР-ММ-ДД')
      await expect(values('by')).toContainText(locale === 'en' ? 'YYYY-MM-DD' : 'РРРР-ММ-ДД')
      await expect(values('alt')).toContainText('n*')
    })
})
