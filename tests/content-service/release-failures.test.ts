import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReleaseReport, ReportedProblem } from '@/routing/release/report'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { createReleasedSite, releasesOf } from '../support/released-site'
import type { SiteFolder } from '../support/run-script'
import { isInFull } from '../support/runs'
import { documentIdOf } from '../support/strapi-shape'

let site: SiteFolder
let stub: ContentServiceStub
let live: Record<string, string>

beforeAll(async () => {
  site = await createReleasedSite()
  live = await releasesOf(site)
})

afterAll(() => site.remove())

beforeEach(async () => {
  stub = await startContentServiceStub({ shape: 'v5 as v4' })
})

afterEach(() => stub.close())

const service = () => ({ CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token })

const problemsIn = (reports: readonly ReleaseReport[]) =>
  reports.flatMap((said): ReportedProblem[] => ('problems' in said ? said.problems : []))

/** Where the panel shows an entry. */
function panel(type: string, collection: string, slug: unknown, locale: string): string {
  const document = documentIdOf(collection, { slug })
  return `${new URL(stub.url).origin}/admin/content-manager/collection-types/api::${type}.${type}/${document}?plugins[i18n][locale]=${locale}`
}

/** Both on the console, where a person looks, and in what a program is told. */
async function expectRefusal(problems: ReportedProblem[]): Promise<void> {
  const { reports, result } = site.begin('release', service())
  const { code, stderr, stdout } = await result
  const printed = problems.map(({ sentence, link }) => `  ${sentence}\n${link ? `    ${link}\n` : ''}`).join('')
  expect(stderr).toContain(`\nNothing was released.\n${printed}\n`)
  expect({ code, problems: problemsIn(reports) }).toEqual({ code: 1, problems })
  expect(reports[0]).toEqual({ step: '1/6 Reading the content …' })
  expect(stdout + stderr).not.toContain(stub.token)
  expect(await releasesOf(site)).toEqual(live)
}

const article = (locale: 'en' | 'uk') => stub.content[locale].collections.articles?.[0] ?? {}

describe('a release leaves the live site as it was, and tells the editor', () => {
  // What a service does wrong is read in process (`failures.test.ts`, `limits.test.ts`); that it is told, the killed release below shows of one.
  const failures = [
    ['is down', 'hang up', 'did not answer'],
    ['fails', { status: 500 }, 'answered 500'],
    ['is slow', 'a drip', 'did not finish its answer within 15 seconds; look what keeps it busy, then build again'],
    ['breaks off in its answer', 'hang up half-way', 'broke off in the middle of its answer; build again'],
    ['answers in the wrong shape', { body: '{"data":{"articles":[]}}' }, 'answered with JSON that is not a list of entries'],
    [
      'has a million pages',
      { body: '{"data":[],"meta":{"pagination":{"pageCount":1000000}}}' },
      'says that it has 1000000 pages, and 50 are the most; unpublish what is no longer read, or look whether its answers are whole',
    ],
    [
      'sends less than it says it has',
      { body: '{"data":[],"meta":{"pagination":{"pageCount":1,"total":9}}}' },
      'says that it has 9 entries and sent 0; publish once more, or look into its log',
    ],
  ] as const
  if (isInFull)
    it.each(failures)('that the content service %s', async (_what, answer, reason) => {
      stub.answer('services', answer)
      await expectRefusal([{ sentence: `services: the content service ${reason}`, link: null }])
    })

  it('that an entry lacks its translation', async () => {
    const { slug, title } = article('uk')
    stub.content.uk.collections.articles?.shift()
    const sentence = `“${article('en').title}” (articles, entry "${slug}", locale uk): the translation is missing`
    expect(title).not.toBe(article('en').title)
    await expectRefusal([{ sentence, link: panel('article', 'articles', slug, 'uk') }])
  })

  if (isInFull)
    it('that a picture is gone, in a field and in a text', async () => {
      const { slug, title } = article('en')
      const address = `${new URL(stub.url).origin}/uploads/gone.jpg`
      Object.assign(article('en'), {
        cover: { url: '/uploads/gone.jpg', alternativeText: 'Gone' },
        body: `## Start\n\n![Gone](${address})`,
      })
      const link = panel('article', 'articles', slug, 'en')
      const at = (field: string) => `“${title}” (articles, entry "${slug}", locale en, field ${field})`
      const { result, reports } = site.begin('release', service())
      expect((await result).code).toBe(1)
      const reason = `the picture "${address}" does not exist`
      expect(new Set(problemsIn(reports).map((each) => JSON.stringify(each)))).toEqual(
        new Set(['cover', 'body'].map((field) => JSON.stringify({ sentence: `${at(field)}: ${reason}`, link }))),
      )
      expect(await releasesOf(site)).toEqual(live)
    })

  if (isInFull)
    it('that a relation leads nowhere, or back to its entry', async () => {
      const { slug, title } = article('en')
      const [service] = stub.content.en.collections.services ?? []
      Object.assign(article('en'), { author: 'gone' })
      Object.assign(service ?? {}, { related: [service?.slug] })
      await expectRefusal([
        {
          sentence: `“${title}” (articles, entry "${slug}", locale en, field author): names "gone", which is not in authors`,
          link: panel('article', 'articles', slug, 'en'),
        },
        {
          sentence: `“${service?.title}” (services, entry "${service?.slug}", locale en, field related): names the entry itself; choose another`,
          link: panel('service', 'services', service?.slug, 'en'),
        },
      ])
    })

  if (isInFull)
    it('that a relation was followed round and round', async () => {
      const round = (levels: number): object => (levels === 0 ? {} : { id: 1, slug: 'a', related: { data: [round(levels - 1)] } })
      const entry = { id: 7, documentId: documentIdOf('services', { slug: 'a' }), attributes: { title: 'Round', ...round(60) } }
      const list = { data: [entry], meta: { pagination: { pageCount: 1, total: 1 } } }
      stub.answer('services', { body: JSON.stringify(list) })
      const { result, reports } = site.begin('release', service())
      expect((await result).code).toBe(1)
      const [problem] = problemsIn(reports)
      expect(problem?.sentence).toMatch(
        /^“Round” \(services, entry "a", locale (en|uk)\): has more than 50 levels of lists and groups inside one another; look for a relation that leads back to it$/,
      )
      expect(problem?.link?.replace(/uk$/, 'en')).toBe(panel('service', 'services', 'a', 'en'))
      expect(await releasesOf(site)).toEqual(live)
    })
})

describe('a release that is killed half-way', () => {
  it('leaves the live site as it was, and the next one is not kept from beginning', async () => {
    stub.answer('articles', 'a drip')
    const { child, result, reports } = site.begin('release', service())
    while (stub.hits('articles') === 0) await new Promise(setImmediate)
    child.kill('SIGKILL')
    await result
    expect(reports).toEqual([{ step: '1/6 Reading the content …' }])
    const { [join(site.path, '.releases', 'build.lock')]: lock, ...others } = await releasesOf(site)
    expect([lock, others]).toEqual([String(child.pid), live])
    stub.answer('articles', { status: 500 })
    await expectRefusal([{ sentence: 'articles: the content service answered 500', link: null }])
  })
})
