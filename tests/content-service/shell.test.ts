import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { readSite } from '../support/read-site'

let stub: ContentServiceStub

beforeEach(async () => {
  stub = await startContentServiceStub()
})

afterEach(() => stub.close())

const read = () => readSite({ CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token })

describe('the calls of a build', () => {
  it('are the three of the specification, letter for letter, and those of the collections', async () => {
    await read()
    const asked = stub.requests.map(({ method, path, query }) => `${method} ${path}?${query}`)
    expect(asked.filter((line) => !line.includes('locale=')).sort()).toEqual([
      'GET /api/sales-email?populate=*',
      'GET /api/sales-phone?populate=*',
      'GET /api/social-networks?populate=*&sort=priority:asc',
    ])
    expect(asked).toContain('GET /api/topics?pagination[page]=1&locale=uk&pagination[pageSize]=100')
    expect(asked).toContain('GET /api/authors?pagination[page]=1&locale=en&pagination[pageSize]=100&populate[0]=portrait.file')
    expect(asked).toContain('GET /api/top-banner?locale=uk')
    for (const { endpoint, headers } of stub.requests)
      expect([endpoint, headers.authorization, headers['strapi-response-format']]).toEqual([endpoint, `Bearer ${stub.token}`, 'v4'])
  })
})

describe('the records of header and footer', () => {
  it('are left out, one by one, and logged when they fail; the build goes on', async () => {
    stub.answer('social-networks', { status: 500 })
    stub.answer('sales-phone', { status: 404 })
    stub.answer('sales-email', 'no data')
    const { site, warned } = await read()
    expect(warned.sort()).toEqual([
      'Error fetching data sales-email: has no such record (its data is empty); publish it',
      expect.stringMatching(/^Error fetching data sales-phone: has no such endpoint \(404\)/),
      'Error fetching data social-networks: answered 500',
    ])
    expect(site?.content.shell).toEqual({ socialNetworks: [], salesPhone: null, salesEmail: null })
    expect([stub.hits('social-networks'), stub.hits('sales-phone')]).toEqual([2, 1])
  })

  it('may be answered with nonsense or not at all', async () => {
    stub.answer('social-networks', 'html')
    stub.answer('sales-email', 'hang up')
    const { site, warned } = await read()
    expect(warned.sort()).toEqual([
      'Error fetching data sales-email: did not answer',
      'Error fetching data social-networks: answered with text/html instead of JSON; does CONTENT_SERVICE_URL end in /api?',
    ])
    const [record] = stub.content.shell['sales-phone'] ?? []
    expect(site?.content.shell).toEqual({ socialNetworks: [], salesPhone: record?.phone, salesEmail: null })
  })
})
