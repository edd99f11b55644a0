import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SiteContent } from '@/content-client/types'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { createSiteFolder, type SiteFolder } from '../support/run-script'

let stub: ContentServiceStub
let site: SiteFolder
let embedded: SiteContent

beforeAll(async () => {
  site = await createSiteFolder()
  expect(await site.run('prepare')).toEqual({ code: 0, stdout: expect.stringContaining('from content/'), stderr: '' })
  embedded = await site.readSnapshot()
})

afterAll(() => site.remove())

const service = (variables: Record<string, string> = {}) => ({
  CONTENT_SERVICE_URL: stub.url,
  CONTENT_SERVICE_TOKEN: stub.token,
  ...variables,
})

/** The service and the repository hold the same pictures at different addresses. */
function withoutAddresses(content: SiteContent): unknown {
  const written = JSON.stringify(content).replaceAll(new URL(stub.url).origin, '')
  return JSON.parse(written, (key, value) => (key === 'url' && /^\/(_ipx|images)\//.test(value) ? '' : key === 'original' ? '' : value))
}

describe('the site from the content service', () => {
  afterEach(() => stub.close())

  it.each(['v4', 'v5'] as const)('is the same as from the repository, answered in the shape %s', async (shape) => {
    stub = await startContentServiceStub({ shape })
    const { code, stdout, stderr } = await site.run('prepare', service())
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Prepared \d+ articles and \d+ cases from http:.+\/api\.\n$/m)
    const content = await site.readSnapshot()
    expect(withoutAddresses(content)).toEqual(withoutAddresses(embedded))
    const covers = content.locales.uk.cases.flatMap(({ cover }) => cover?.url ?? [])
    expect(covers).toContainEqual(expect.stringMatching(/^\/_ipx\/f_webp,q_80,w_1400\/media\/[0-9a-f]{24}\.webp$/))
  })
})

describe('a build from the content service', () => {
  beforeEach(async () => {
    stub = await startContentServiceStub()
  })

  afterEach(() => stub.close())

  it('reads lists to their last page, however long they are', async () => {
    const extra = (count: number, entry: object) => Array.from({ length: count }, (_, index) => ({ ...entry, slug: `extra-${index}` }))
    for (const locale of ['en', 'uk'] as const) {
      const { collections } = stub.content[locale]
      collections['faq-entries'] = extra(230, { question: 'Why?', answer: 'Because.' })
      collections.topics = [...(collections.topics ?? []), ...extra(100 - (collections.topics?.length ?? 0), { title: 'A', summary: 'B' })]
    }
    stub.content.shell['social-networks'] = extra(30, { name: 'A', url: 'https://a.example/' })
    await site.run('prepare', service())
    const { locales, shell } = await site.readSnapshot()
    expect(new Set(locales.uk['faq-entries'].map(({ slug }) => slug)).size).toBe(230)
    expect([locales.en.topics.length, shell.socialNetworks.length]).toEqual([100, 30])
    expect([stub.hits('faq-entries', 'uk'), stub.hits('topics', 'uk'), stub.hits('social-networks')]).toEqual([3, 1, 2])
    const pages = stub.requests
      .filter(({ query }) => query.includes('locale=uk') && query.includes('page]=3'))
      .map(({ endpoint }) => endpoint)
    expect(pages).toEqual(['faq-entries'])
  })

  it('shows at once what an editor has changed, and forgets what was removed', async () => {
    await site.run('prepare', service())
    const before = await site.readSnapshot()
    const [first] = stub.content.uk.collections['faq-entries'] ?? []
    Object.assign(first ?? {}, { question: 'Щойно змінене питання?' })
    for (const locale of ['en', 'uk'] as const) stub.content[locale].collections.reviews = []
    await site.run('prepare', service())
    const after = await site.readSnapshot()
    expect(before.locales.uk['faq-entries'].map(({ question }) => question)).not.toContain('Щойно змінене питання?')
    expect(after.locales.uk['faq-entries'].map(({ question }) => question)).toContain('Щойно змінене питання?')
    expect([before.locales.en.reviews.length > 0, after.locales.en.reviews.length]).toEqual([true, 0])
  })

  it('may have no banner', async () => {
    for (const locale of ['en', 'uk'] as const) delete stub.content[locale].singles['top-banner']
    expect(await site.run('prepare', service())).toMatchObject({ code: 0, stderr: '' })
    expect((await site.readSnapshot()).locales.uk['top-banner']).toBeNull()
  })

  it('takes what the service does not have from the repository, when told to, and says so', async () => {
    stub.answer('landings', { status: 404 })
    stub.answer('organisation', { status: 404 })
    const { code, stdout, stderr } = await site.run('prepare', service({ CONTENT_FALLBACK: 'embedded' }))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(
      stdout
        .split('\n')
        .filter((line) => line.includes('not in the content service'))
        .sort(),
    ).toEqual([
      'landings: not in the content service, taken from the embedded content',
      'organisation: not in the content service, taken from the embedded content',
    ])
    expect(withoutAddresses(await site.readSnapshot())).toEqual(withoutAddresses(embedded))
  })

  it('takes nothing from the repository when the service has it but fails', async () => {
    stub.answer('landings', { status: 403 })
    const { code, stderr } = await site.run('prepare', service({ CONTENT_FALLBACK: 'embedded' }))
    expect(code).toBe(1)
    expect(stderr).toContain('landings: the content service does not let this token read it (403)')
    expect(await site.has('.content/site.json')).toBe(false)
  })
})
