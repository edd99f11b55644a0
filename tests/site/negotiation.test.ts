import { answersTo, tableOfSite } from '../support/answers-to'
import { expect, test } from './test'

test('the server carries out what is decided: languages, redirects, caching, the cookie and what is missing', async ({ baseURL }) => {
  const { actual, expected } = await answersTo(tableOfSite(), baseURL)
  expect(Object.keys(actual).length).toBeGreaterThan(50)
  expect(actual).toEqual(expected)
})

test('the one cookie lasts a year and is told to no other site', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'Accept-Language': 'uk' }, maxRedirects: 0 })
  expect(answer.headers()['set-cookie']).toBe('i18n_redirected=uk; Path=/; Max-Age=31536000; SameSite=Lax')
})
