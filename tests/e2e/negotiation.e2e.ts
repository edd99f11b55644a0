import { expectAnswers, tableOfSite } from '../support/expect-answers'
import { expect, test } from '../support/site-test'

/** One request of each kind, and those only a server can answer; `routing/decide-table.test.ts` has the whole table. */
const asked = [
  'a crawler without languages gets English',
  'a campaign’s query is kept',
  'a visitor in Ukraine is led to Ukrainian',
  'an older browser tells by its referer',
  'a Ukrainian case stays Ukrainian',
  'an article has no English prefix either',
  'nobody is sent to another site through the prefix',
  'the sitemap has no language',
  'a picture of a page that is not there',
  'an unknown article',
  'a file that does not exist is no page',
]

test('the server carries out what is decided: languages, redirects, caching, the cookie and what is missing', async ({ baseURL }) => {
  const rows = tableOfSite().filter(([title]) => asked.includes(title))
  expect(rows).toHaveLength(asked.length)
  await expectAnswers(rows, baseURL ?? '')
})

test('the one cookie lasts a year and is told to no other site', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'Accept-Language': 'uk' }, maxRedirects: 0 })
  expect(answer.headers()['set-cookie']).toBe('i18n_redirected=uk; Path=/; Max-Age=31536000; SameSite=Lax')
})
