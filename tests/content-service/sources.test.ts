import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SiteContent } from '@/content-client/types'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { readGoodSite, readSite } from '../support/read-site'

let stub: ContentServiceStub
let embedded: SiteContent

beforeAll(async () => {
  embedded = await readGoodSite()
})

const service = (variables: Record<string, string> = {}) => ({
  CONTENT_SERVICE_URL: stub.url,
  CONTENT_SERVICE_TOKEN: stub.token,
  ...variables,
})

/** The service and the repository hold the same pictures at different addresses. */
function withoutAddresses(content: SiteContent | undefined): unknown {
  const written = JSON.stringify(content).replaceAll(new URL(stub.url).origin, '')
  return JSON.parse(written, (key, value) => (key === 'url' && /^\/(_ipx|images)\//.test(value) ? '' : key === 'original' ? '' : value))
}

describe('the site from the content service', () => {
  afterEach(() => stub.close())

  it.each(['v4', 'v5'] as const)('is the same as from the repository, answered in the shape %s', async (shape) => {
    stub = await startContentServiceStub({ shape })
    const content = await readGoodSite(service())
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
    const { locales, shell } = await readGoodSite(service())
    expect(new Set(locales.uk['faq-entries'].map(({ slug }) => slug)).size).toBe(230)
    expect([locales.en.topics.length, shell.socialNetworks.length]).toEqual([100, 30])
    expect([stub.hits('faq-entries', 'uk'), stub.hits('topics', 'uk'), stub.hits('social-networks')]).toEqual([3, 1, 2])
    const pages = stub.requests
      .filter(({ query }) => query.includes('locale=uk') && query.includes('page]=3'))
      .map(({ endpoint }) => endpoint)
    expect(pages).toEqual(['faq-entries'])
  })

  it('shows at once what an editor has changed, and forgets what was removed', async () => {
    const before = await readGoodSite(service())
    const [first] = stub.content.uk.collections['faq-entries'] ?? []
    Object.assign(first ?? {}, { question: 'Щойно змінене питання?' })
    for (const locale of ['en', 'uk'] as const) stub.content[locale].collections.reviews = []
    const after = await readGoodSite(service())
    expect(before.locales.uk['faq-entries'].map(({ question }) => question)).not.toContain('Щойно змінене питання?')
    expect(after.locales.uk['faq-entries'].map(({ question }) => question)).toContain('Щойно змінене питання?')
    expect([before.locales.en.reviews.length > 0, after.locales.en.reviews.length]).toEqual([true, 0])
  })

  it('may have no banner', async () => {
    for (const locale of ['en', 'uk'] as const) delete stub.content[locale].singles['top-banner']
    expect((await readGoodSite(service())).locales.uk['top-banner']).toBeNull()
  })

  it('takes what the service does not have from the repository, when told to, and says so', async () => {
    stub.answer('landings', { status: 404 })
    stub.answer('organisation', { status: 404 })
    const { site, problems, said, warned } = await readSite(service({ CONTENT_FALLBACK: 'embedded' }))
    expect({ problems, warned }).toEqual({ problems: [], warned: [] })
    expect(said.sort()).toEqual([
      'landings: not in the content service, taken from the embedded content',
      'organisation: not in the content service, taken from the embedded content',
    ])
    expect(withoutAddresses(site?.content)).toEqual(withoutAddresses(embedded))
  })

  it('takes nothing from the repository when the service has it but fails', async () => {
    stub.answer('landings', { status: 403 })
    const { site, problems } = await readSite(service({ CONTENT_FALLBACK: 'embedded' }))
    expect(site).toBeNull()
    expect(problems.join()).toContain('landings: the content service does not let this token read it (403)')
  })
})
