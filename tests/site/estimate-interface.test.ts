import fc from 'fast-check'
import { exampleQuery } from '@/components/estimate/example'
import { currentCatalogue, formatEstimate } from '@/estimate'
import { anyInput } from '../support/estimate-inputs'
import { hostileQueries } from '../support/hostile-queries'
import { runs } from '../support/runs'
import { describe, expect, test } from './test'

const example = `/api/estimate/v1?${exampleQuery}`

describe('the interface for machines', () => {
  test('answers with the figures of the model, unrounded', async ({ request }) => {
    const { input, catalogue, result, trace, notices } = await (await request.get(example)).json()
    expect(notices).toEqual([])
    expect(input.quality).toBe('production')
    expect(catalogue.version).toBe('2026.1')
    expect(result.hours.p50).toBeCloseTo(2131.7211307574044, 6)
    expect(result.cost).toMatchObject({ p10: expect.closeTo(56802.57267754177, 5), p90: expect.closeTo(125954.59677355205, 5) })
    expect(result.weeks).toBe(18)
    expect(result.phases).toMatchObject({ discovery: 2, designLead: 2, build: 10, stab: 3, launch: 1 })
    expect(Object.keys(result.roles)).toEqual(Object.keys(result.team))
    expect(trace.find(({ id }: { id: string }) => id === 'cost.p50').value).toBeCloseTo(result.cost.p50, 6)
  })

  test('may be asked from any site and kept, and names its canonical address', async ({ request }) => {
    const answer = await request.get(`${example}&utm_source=x&d=custom`)
    const headers = answer.headers()
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cache-control']).toContain('max-age')
    expect(headers.link).toMatch(/^<[^>]+\/api\/estimate\/v1\?v=1&c=2026\.1&[^>]+>; rel="canonical"$/)
    expect(headers.link).not.toContain('utm_source')
    const before = await request.fetch('/api/estimate/v1', { method: 'OPTIONS' })
    expect(before.status()).toBe(204)
    expect(before.headers()['access-control-allow-methods']).toContain('GET')
    expect(before.headers().allow).toBe('GET, HEAD, OPTIONS')
  })

  test('has its catalogue, its schema, its description and the texts of the blocks', async ({ request }) => {
    const catalogue = await (await request.get('/api/estimate/v1/catalogue')).json()
    expect(catalogue.blocks.length).toBeGreaterThan(80)
    expect(catalogue.blocks[0].title).toMatchObject({ en: expect.any(String), uk: expect.any(String) })
    const schema = await request.get('/api/estimate/v1/schema')
    expect(schema.headers()['content-type']).toContain('application/schema+json')
    expect((await schema.json()).$id).toContain('/api/estimate/v1/schema')
    const openApi = await (await request.get('/api/estimate/v1/openapi')).json()
    expect(Object.keys(openApi.paths)).toContain('/api/estimate/v1')
    for (const locale of ['en', 'uk']) {
      const texts = await (await request.get(`/api/estimate/texts/${locale}`)).json()
      expect(texts['pay.checkout'].questions.length).toBeGreaterThan(0)
    }
    expect((await request.get('/api/estimate/texts/pl')).status()).toBe(404)
  })

  test('says that a query is too long', async ({ request }) => {
    const long = `b=${'acc.email_'.repeat(420)}`
    for (const address of ['/api/estimate/v1', '/api/estimate/report']) expect((await request.get(`${address}?${long}`)).status()).toBe(414)
  })

  test('answers hostile queries without an error and without their markup', async ({ request }) => {
    const asked = hostileQueries.flatMap((query) =>
      ['/api/estimate/v1', '/api/estimate/report'].map((address) => `${address}?${encodeURI(query.toWellFormed())}`),
    )
    await Promise.all(
      asked.map(async (address) => {
        const answer = await request.get(address)
        expect([200, 414], address).toContain(answer.status())
        if (address.includes('/report')) expect(await answer.text(), address).not.toMatch(/<script|<img|<svg\/onload/)
      }),
    )
  })
})

describe('the printable document', () => {
  test('is complete in both languages, without scripts', async ({ request }) => {
    const english = await (await request.get(`/api/estimate/report?${exampleQuery}`)).text()
    const ukrainian = (await (await request.get(`/api/estimate/report?${exampleQuery}&lang=uk`)).text()).replaceAll('\u00A0', ' ')
    for (const figure of ['$57,000 – $126,000', '$84,500', '$110,000', '18\u00A0weeks', 'role="img"', 'rel="canonical"'])
      expect(english).toContain(figure)
    for (const figure of ['57 000 $ – 126 000 $', '84 500 $', '18 тижнів', 'lang="uk"']) expect(ukrainian).toContain(figure)
    expect(english).not.toMatch(/<script|Estimate[A-Z]\w+\.\w/)
    expect(ukrainian).not.toMatch(/<script|Estimate[A-Z]\w+\.\w/)
    const whole = await (await request.get(`/api/estimate/report?${exampleQuery}&calculation=1`)).text()
    const lines = whole.slice(whole.indexOf('id="trace"')).match(/<tr>/g) ?? []
    expect(lines.length).toBeGreaterThan(150)
  })

  test('lists what was repaired, and where to begin when there is nothing', async ({ request }) => {
    const text = await (await request.get('/api/estimate/report?q=golden&b=gone.away_acc.email')).text()
    expect(text).toContain('gone.away')
    expect(text).toContain('golden')
    expect(await (await request.get('/api/estimate/report')).text()).toContain('Start an estimate')
  })

  test('shows what the interface answers, for random estimates', async ({ request }) => {
    const inputs = fc.sample(
      anyInput.filter(({ blocks }) => blocks.length > 0),
      { seed: 4, numRuns: runs(3, 12) },
    )
    for (const input of inputs) {
      const query = formatEstimate({ catalogue: currentCatalogue.version, input: { ...input, currency: 'USD' }, alternatives: [] })
      const { result } = await (await request.get(`/api/estimate/v1?${query}`)).json()
      const text = await (await request.get(`/api/estimate/report?${query}`)).text()
      const [, low = '', high = ''] = /class="figure">\$([\d,]+) – \$([\d,]+)/.exec(text) ?? []
      for (const [shown, exact] of [
        [low, result.cost.p10],
        [high, result.cost.p90],
      ]) {
        expect(Math.abs(Number(String(shown).replaceAll(',', '')) - exact)).toBeLessThanOrEqual(
          exact < 20_000 ? 50 : exact < 100_000 ? 250 : 500,
        )
      }
      expect(text).toContain(`${result.weeks}\u00A0week`)
    }
  })
})
