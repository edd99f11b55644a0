import { readSnapshot } from '@/content-client/snapshot'
import { type Answer, negotiationTable } from '../support/negotiation-table'
import { ask } from '../support/requests'
import { expect, test } from '../support/site-test'

test('the table of answers covers the entrance, deep pages, spellings and what is missing', () => {
  expect(negotiationTable.length).toBeGreaterThanOrEqual(25)
})

test('the one cookie lasts a year and is told to no other site', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'Accept-Language': 'uk' }, maxRedirects: 0 })
  expect(answer.headers()['set-cookie']).toBe('i18n_redirected=uk; Path=/; Max-Age=31536000; SameSite=Lax')
})

for (const [title, question, answer] of negotiationTable) {
  test(`${title}: ${question.method ?? 'GET'} ${question.path}`, async ({ baseURL }) => {
    const slugs = await firstSlugs()
    const fill = (path: string) =>
      path.replace('{article}', slugs.article).replace('{case}', slugs.case).replace('{technology}', slugs.technology)
    const expected: Answer = { ...answer, ...(answer.location && { location: fill(answer.location) }) }
    const actual = await ask(baseURL ?? '', { ...question, path: fill(question.path) })
    // A redirect has no HTML, and asking for the head brings none; what else the table leaves out must be absent.
    const { cache: _cache, ...withoutCache } = actual
    expect(answer.cache ? actual : withoutCache).toEqual({ location: undefined, remembers: undefined, lang: undefined, ...expected })
  })
}

async function firstSlugs(): Promise<Record<'article' | 'case' | 'technology', string>> {
  const { articles, cases } = (await readSnapshot()).locales.en
  return {
    article: articles[0]?.slug ?? '',
    case: cases.find(({ slug }) => slug.includes('/'))?.slug ?? '',
    technology: cases[0]?.technologies[0]?.slug ?? '',
  }
}
