import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from './test'

describe('the interface for programs', () => {
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

  test('says what is wrong as problem details, each with a place where it is explained', async ({ request }) => {
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
    const page = await (await request.get('/estimate/api')).text()
    for (const type of types) expect(page, type).toContain(` id="${type.split('#')[1]}"`)
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

  test('hostile and over-long queries get a page, never an error of the server', async ({ request }) => {
    const hostile = [
      'step=%00&lang=<script>',
      'step=functional-blocks&b.__proto__=1',
      `step=settings&by=${'9'.repeat(300)}`,
      'p=%F0%9F&step=technologies',
    ]
    for (const query of hostile) {
      const response = await request.get(`/api/estimate/form?${query}`)
      expect(response.status()).toBe(200)
      expect(await response.text()).not.toMatch(/<script/i)
    }
    const long = await request.get(`/api/estimate/form?b=${'acc.email_'.repeat(500)}`)
    expect(long.status()).toBe(414)
  })

  test('a PDF of a query that is too long, or of nothing, is refused in words a program can read', async ({ request }) => {
    const long = await request.get(`/api/estimate/report.pdf?b=${'acc.email_'.repeat(420)}`)
    expect(long.status()).toBe(414)
    expect(long.headers()['content-type']).toContain('application/problem+json')
    const nothing = await request.get('/api/estimate/report.pdf?t=shop', { maxRedirects: 0 })
    expect([nothing.status(), nothing.headers().location]).toEqual([303, expect.stringContaining('/estimate/results')])
    const refused = await request.post('/api/estimate/report.pdf')
    expect([refused.status(), refused.headers().allow]).toEqual([405, expect.stringContaining('GET')])
  })
})
