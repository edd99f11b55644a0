import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { createSiteFolder, type ScriptResult, type SiteFolder } from '../support/run-script'

let stub: ContentServiceStub
let site: SiteFolder

beforeAll(async () => {
  site = await createSiteFolder()
})

afterAll(() => site.remove())

beforeEach(async () => {
  stub = await startContentServiceStub()
})

afterEach(() => stub.close())

const prepare = (token = stub.token): Promise<ScriptResult> =>
  site.run('prepare', { CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: token })

describe('the calls of a build', () => {
  it('are the three of the specification, letter for letter, and those of the collections', async () => {
    await prepare()
    const asked = stub.requests.map(({ method, path, query }) => `${method} ${path}?${query}`)
    expect(asked.filter((line) => !line.includes('locale=')).sort()).toEqual([
      'GET /api/sales-email?populate=*',
      'GET /api/sales-phone?populate=*',
      'GET /api/social-networks?populate=*&sort=priority:asc',
    ])
    expect(asked).toContain('GET /api/topics?pagination[page]=1&locale=uk&pagination[pageSize]=100')
    expect(asked).toContain('GET /api/authors?pagination[page]=1&locale=en&pagination[pageSize]=100&populate[0]=portrait')
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
    const { code, stderr } = await prepare()
    expect(code).toBe(0)
    expect(stderr.split('\n').filter(Boolean).sort()).toEqual([
      'Error fetching data sales-email: has no such record (its data is empty); publish it',
      expect.stringMatching(/^Error fetching data sales-phone: has no such endpoint \(404\)/),
      'Error fetching data social-networks: answered 500',
    ])
    expect((await site.readSnapshot()).shell).toEqual({ socialNetworks: [], salesPhone: null, salesEmail: null })
    expect([stub.hits('social-networks'), stub.hits('sales-phone')]).toEqual([2, 1])
  })

  it('may be answered with nonsense or not at all', async () => {
    stub.answer('social-networks', 'html')
    stub.answer('sales-email', 'hang up')
    const { code, stderr } = await prepare()
    expect(code).toBe(0)
    expect(stderr.split('\n').filter(Boolean).sort()).toEqual([
      'Error fetching data sales-email: did not answer',
      'Error fetching data social-networks: answered with text/html instead of JSON; does CONTENT_SERVICE_URL end in /api?',
    ])
    const [record] = stub.content.shell['sales-phone'] ?? []
    expect((await site.readSnapshot()).shell).toEqual({ socialNetworks: [], salesPhone: record?.phone, salesEmail: null })
  })
})

describe('the token of the content service', () => {
  const everythingWritten = async () => {
    const entries = await readdir(site.path, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    return Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  }

  it('stands in no file and no line of the log, neither after success nor after failure', async () => {
    const good = await prepare()
    const files = await everythingWritten()
    expect(files.map(([file]) => file)).toContain(join(site.path, '.content', 'site.json'))
    expect(files.filter(([, text]) => text.includes(stub.token))).toEqual([])
    stub.answer('sales-phone', 'hang up')
    stub.answer('articles', { status: 500 })
    const bad = await prepare()
    const refused = await prepare(`refused-${stub.token}`)
    expect([good.code, bad.code, refused.code]).toEqual([0, 1, 1])
    for (const { stdout, stderr } of [good, bad, refused]) expect(stdout + stderr).not.toContain(stub.token)
    expect((await everythingWritten()).filter(([, text]) => text.includes(stub.token))).toEqual([])
  })
})
