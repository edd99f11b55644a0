import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ContentServiceStub, type Endpoint, startContentServiceStub } from '../support/content-service-stub'
import { readGoodSite, readSite } from '../support/read-site'
import type { StubAnswer } from '../support/stub-answers'

let stub: ContentServiceStub

beforeEach(async () => {
  stub = await startContentServiceStub()
})

afterEach(() => stub.close())

/** The editor reads these sentences, nothing else. */
async function expectStop(variables: Record<string, string>, sentences: string[], logged: string[] = []): Promise<void> {
  expect(await readSite(variables)).toEqual({ site: null, problems: sentences, said: [], warned: logged })
}

const service = () => ({ CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token })

const shell = (reason: string) => ['social-networks', 'sales-phone', 'sales-email'].map((name) => `Error fetching data ${name}: ${reason}`)

describe('the build stops and says how to set it up', () => {
  it('without a token', async () => {
    await expectStop({ CONTENT_SERVICE_URL: stub.url }, [
      'CONTENT_SERVICE_TOKEN is missing: CONTENT_SERVICE_URL is set, and the content service answers only with a token',
    ])
    expect(stub.requests).toEqual([])
  })

  it('with an address that is none', async () => {
    await expectStop({ ...service(), CONTENT_SERVICE_URL: 'content.example.com/api' }, [
      'CONTENT_SERVICE_URL must be an address such as https://content.example.com/api',
    ])
  })

  it('with a token the service does not know', async () => {
    const reason = 'refused the token (401); check CONTENT_SERVICE_TOKEN'
    await expectStop({ ...service(), CONTENT_SERVICE_TOKEN: 'wrong' }, [`services: the content service ${reason}`], shell(reason))
  })

  it('with an address nobody listens at', async () => {
    await stub.close()
    await expectStop(service(), ['services: the content service did not answer'], shell('did not answer'))
  })
})

describe('the build stops and says what the service did', () => {
  it.each<[string, StubAnswer, string]>([
    ['401', { status: 401 }, 'refused the token (401); check CONTENT_SERVICE_TOKEN'],
    ['403', { status: 403 }, 'does not let this token read it (403); give the token the permission to find it'],
    [
      '404',
      { status: 404 },
      'has no such endpoint (404); create it, or set CONTENT_FALLBACK=embedded to publish the embedded content instead',
    ],
    ['500', { status: 500 }, 'answered 500'],
    ['HTML', 'html', 'answered with text/html instead of JSON; does CONTENT_SERVICE_URL end in /api?'],
    ['no data', 'no data', 'answered with JSON that is not a list of entries'],
    ['hanging up', 'hang up', 'did not answer'],
  ])('for a collection: %s', async (_name, answer, reason) => {
    stub.answer('articles', answer)
    await expectStop(service(), [`articles: the content service ${reason}`])
  })

  it.each<[string, Endpoint, StubAnswer, string[]]>([
    ['topics', 'topics', 'empty list', ['topics: is empty; the site needs at least one published entry']],
    [
      'legal pages',
      'legal-pages',
      'empty list',
      ['privacy-policy', 'cookie-policy', 'terms-of-use'].map(
        (slug) => `legal-pages, entry "${slug}": is missing; a fixed page of the site needs it`,
      ),
    ],
    ['the company', 'organisation', 'no data', ['organisation: the content service has no such record (its data is empty); publish it']],
  ])('for what has not been published: %s', async (_name, endpoint, answer, sentences) => {
    stub.answer(endpoint, answer)
    await expectStop(service(), sentences)
  })

  it('for a translation that has not been published', async () => {
    stub.content.uk.collections.topics?.pop()
    const [gone] = stub.content.en.collections.topics?.slice(-1) ?? []
    await expectStop(service(), [`“${gone?.title}” (topics, entry "${gone?.slug}", locale uk): the translation is missing`])
  })
})

describe('the content service is asked again', () => {
  it('once, and no more, when it answers 500', async () => {
    stub.answer('articles', { status: 500 })
    await readSite(service())
    // The first refusal stops the build while the other language may still be asked.
    await vi.waitFor(() => expect([stub.hits('articles', 'en'), stub.hits('articles', 'uk')]).toEqual([2, 2]))
  })

  it('never when it answers 404', async () => {
    stub.answer('articles', { status: 404 })
    await readSite(service())
    await vi.waitFor(() => expect([stub.hits('articles', 'en'), stub.hits('articles', 'uk')]).toEqual([1, 1]))
  })

  it('once when it answers 503, and a glitch of one answer goes unnoticed', async () => {
    stub.answer('articles', { status: 503 }, 'once')
    stub.answer('sales-phone', { status: 503 }, 'once')
    const { shell } = await readGoodSite(service())
    expect([stub.hits('articles', 'en'), stub.hits('articles', 'uk'), stub.hits('sales-phone')]).toEqual([2, 2, 2])
    expect(shell.salesPhone).not.toBeNull()
  })
})
