import { formatEstimate, parseEstimate, startCurrency } from '@/estimate'
import { type Locale, locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { wordsOf } from '../support/messages'
import { expect, test } from './test'

const query = 't=shop&q=production&p=web_ios&x=nuxt&b=acc.email_core.entity*4_mob.push_pay.checkout'
const wholeOf = (locale: Locale) => formatEstimate(parseEstimate(query, { currency: startCurrency[locale] }).document)
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const address = (locale: Locale, page: 'settings' | 'technologies' | 'functional-blocks' | 'results', said = query) =>
  hrefTo(locale, `estimate/${page}`, { query: said })

for (const locale of locales) {
  const whole = wholeOf(locale)

  test(`a messenger shows the title, the figures and the picture of the estimate it was sent (${locale})`, async ({ request }) => {
    for (const page of ['results', 'settings', 'functional-blocks'] as const) {
      const own = await request.get(hrefTo(locale, `estimate/${page}`))
      const html = await (await request.get(address(locale, page))).text()
      expect(meta(html, 'og:title')).toMatch(/\d.*–.*\d/)
      expect(titleOf(html)).toContain(page === 'results' ? meta(html, 'og:title') : titleOf(await own.text()))
      for (const name of ['description', 'og:description', 'twitter:description']) expect(meta(html, name)).toMatch(/\d/)
      const shared = new URL(meta(html, 'og:url') ?? '')
      expect(shared.pathname + shared.search).toBe(address(locale, page, whole))
      const picture = new URL(meta(html, 'og:image') ?? '')
      expect((await request.get(picture.pathname + picture.search)).headers()['content-type']).toBe('image/jpeg')
      expect(html).toContain('name="robots" content="noindex')
      const json = /<link rel="alternate" type="application\/json" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
      expect((await request.get(json ?? '')).ok()).toBe(true)
    }
  })
}

for (const locale of locales)
  test(`a preview and a page without scripts say whose figures they show (${locale})`, async ({ request }) => {
    const basis = wordsOf(locale)('EstimateBasis.card')
    for (const page of ['results', 'settings'] as const) {
      const ours = await (await request.get(address(locale, page))).text()
      const forged = await (await request.get(address(locale, page, `${query}&r=FE*5_BE*5`))).text()
      expect(ours).not.toContain(basis)
      expect(meta(forged, 'og:description')).toContain(basis)
      expect(meta(forged, 'og:title')).not.toBe(meta(ours, 'og:title'))
      expect(forged).toContain(wordsOf(locale)('EstimateLinked.changed').replace('{title}', '').trim())
    }
  })

test('what a link says is never taken for a tag, and a title in it reaches nobody', async ({ request }) => {
  const tag = '%22%3E%3Cscript%3Ealert(1)%3C/script%3E'
  for (const said of [
    `t=${tag}&b=acc.email`,
    `b=acc.email&${tag}=${tag}`,
    `preset=${tag}&b=acc.email&n=${tag}`,
    `b=acc.email&alt=n*${tag}`,
  ]) {
    for (const page of ['results', 'settings'] as const) {
      const response = await request.get(address('en', page, said))
      const html = await response.text()
      expect(response.status()).toBe(200)
      expect(html).not.toMatch(/<script[^>]*>alert|"><script/)
      const scripts = (await (await request.get(hrefTo('en', `estimate/${page}`))).text()).match(/<script/g)?.length ?? 0
      // The results bring the data they were drawn from, in which nothing is a tag.
      const data = /<script type="application\/json" id="filled-estimate">([^<]+)<\/script>/.exec(html)
      expect(html.match(/<script/g)).toHaveLength(scripts + (page === 'results' ? 1 : 0))
      if (page === 'results') expect(JSON.parse(data?.[1] ?? '')).toHaveProperty('query')
    }
  }
})

test('a page without an estimate in its address, or with one that is too long, stays as it is', async ({ request }) => {
  const plain = await (await request.get('/estimate/results')).text()
  for (const said of ['utm_source=x', `b=${'acc.email_'.repeat(500)}`])
    expect(await (await request.get(address('en', 'results', said))).text()).toBe(plain)
  const filled = await request.get(address('en', 'results'))
  const { etag = '', 'cache-control': cache } = filled.headers()
  expect(cache).toContain('max-age=0')
  expect((await request.get(address('en', 'results'), { headers: { 'if-none-match': etag } })).status()).toBe(304)
  expect((await request.head(address('en', 'results'))).status()).toBe(200)
})
