import fc from 'fast-check'
import { hostileQueries } from '../support/hostile-queries'
import { expect, test } from '../support/site-test'

const keys = ['b', 'q', 'alt', 'p', 'x', 'l', 'r', 'fx', 'c', 'v', 'by', 'from', 'zz']
const randomQuery = fc.array(fc.tuple(fc.constantFrom(...keys), fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 8 })

test('200 hostile and random queries are answered without an error and without their markup', async ({ request }) => {
  test.setTimeout(180_000)
  const random = fc.sample(randomQuery, { seed: 7, numRuns: 200 - hostileQueries.length })
  for (const query of [...hostileQueries, ...random.map((pairs) => new URLSearchParams(pairs).toString())])
    for (const address of [
      '/api/estimate/v1',
      '/api/estimate/report',
      '/api/estimate/offer',
      '/estimate/results',
      '/uk/estimate/settings',
    ]) {
      const answer = await request.get(`${address}?${encodeURI(query.toWellFormed())}`)
      expect.soft([200, 414], `${address}?${query}`).toContain(answer.status())
      if (!address.startsWith('/api')) expect.soft(await answer.text(), query).not.toMatch(/<script>alert|<img src=x|<svg\/onload|<b>_q/)
      if (address.endsWith('report')) expect.soft(await answer.text(), query).not.toMatch(/<script|<img|<svg\/onload/)
    }
})
