import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits, type ReadLimits } from '@/content-client/limits'
import { loadShell } from '@/content-client/load-shell'
import { serviceSource } from '@/content-client/sources/service'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { gzipBomb, type StubAnswer } from '../support/stub-answers'

let stub: ContentServiceStub

beforeEach(async () => {
  stub = await startContentServiceStub()
})

afterEach(() => stub.close())

const source = (own: Partial<ReadLimits> = {}) => serviceSource({ url: stub.url, token: stub.token, limits: { ...limits, ...own } })

const sentenceOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'was read',
    (error: Error) => error.message,
  )

const soon = { answerMilliseconds: 40, shellMilliseconds: 40 }

const nested = (levels: number) => `{"data":[{"id":1,"settings":${'['.repeat(levels)}${']'.repeat(levels)}}]}`

const pages = (pageCount: unknown) => ({ body: JSON.stringify({ data: [], meta: { pagination: { pageCount } } }) })

describe('an answer that would never end, or end the build', () => {
  it.each<[string, StubAnswer, Partial<ReadLimits>, string]>([
    ['drips', 'a drip', soon, 'did not finish its answer within 0.04 seconds; look what keeps it busy, then build again'],
    [
      'goes on and on',
      'an endless list',
      { answerBytes: 300_000 },
      'answered with more than 300000 bytes, and those are the most; shorten what it holds',
    ],
    [
      'unpacks to a thousand times its size',
      gzipBomb,
      {},
      `answered with more than ${limits.answerBytes} bytes, and those are the most; shorten what it holds`,
    ],
    [
      'has a billion pages',
      pages(1e9),
      {},
      'says that it has 1000000000 pages, and 50 are the most; unpublish what is no longer read, or look whether its answers are whole',
    ],
    [
      'is nested ten thousand times',
      { body: nested(10_000) },
      {},
      'answered with more than 50 levels of lists and groups inside one another; flatten the entry',
    ],
    [
      'leads to another host',
      { status: 302, location: 'http://169.254.169.254/secret' },
      {},
      'leads on to 169.254.169.254 (302), where the build does not follow; use an address that answers itself',
    ],
    ['is cut off', { body: '{"data":[{"id":' }, {}, 'answered with JSON that is cut off or damaged; look into its log, then build again'],
    ['breaks off', 'hang up half-way', {}, 'broke off in the middle of its answer; build again'],
  ])('stops the build with a sentence: it %s', async (_what, answer, own, sentence) => {
    stub.answer('articles', answer)
    expect(await sentenceOf(source(own).readCollection('articles', 'uk'))).toBe(`articles: the content service ${sentence}`)
  })

  it('is asked for no more often than it was before: pages past the most are not read, redirects not followed or repeated', async () => {
    stub.answer('articles', pages(1e9))
    stub.answer('authors', { status: 307, location: `${stub.url}/topics` })
    await sentenceOf(source().readCollection('articles', 'uk'))
    await sentenceOf(source().readCollection('authors', 'uk'))
    expect([stub.hits('articles'), stub.hits('authors'), stub.hits('topics')]).toEqual([1, 1, 0])
  })
})

describe('an answer that is only large', () => {
  it.each<[string, StubAnswer]>([
    ['has as many levels as an entry may have', { body: nested(limits.levels - 3) }],
    ['has fewer bytes than are the most', { body: `${nested(1)}${' '.repeat(limits.answerBytes / 2)}` }],
    ['comes packed', { body: gzipSync(nested(1)), encoding: 'gzip' }],
    ['says nothing about pages that could be read', pages('many')],
  ])('is read: it %s', async (_what, answer) => {
    stub.answer('articles', answer)
    expect(await sentenceOf(source().readCollection('articles', 'uk'))).toBe('was read')
  })

  it('may have as many pages as are the most', async () => {
    stub.answer('articles', pages(limits.pages))
    expect(await source().readCollection('articles', 'uk')).toEqual([])
    expect(stub.hits('articles')).toBe(limits.pages)
  })
})

describe('the records of header and footer', () => {
  it.each<[string, StubAnswer, string]>([
    ['drip', 'a drip', 'did not finish its answer within 0.04 seconds'],
    ['lead elsewhere', { status: 301, location: 'http://169.254.169.254/' }, 'leads on to 169.254.169.254 (301)'],
    ['are nested without end', { body: nested(10_000) }, 'answered with more than 50 levels'],
  ])('are left out when they %s, and each says so', async (_what, answer, reason) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const names = ['sales-email', 'sales-phone', 'social-networks'] as const
    for (const name of names) stub.answer(name, answer)
    expect(await loadShell(source(answer === 'a drip' ? soon : {}))).toEqual({ socialNetworks: [], salesPhone: null, salesEmail: null })
    const said = log.mock.calls.map((words) => words.join(' ')).sort()
    expect(said).toEqual(names.map((name) => expect.stringContaining(`Error fetching data ${name}: ${reason}`)))
  })

  it('have one time for all their attempts and pages: once it is over nothing is asked for', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    stub.answer('social-networks', pages(limits.pages))
    await loadShell(source({ shellMilliseconds: 0 }))
    expect([log.mock.calls.length, stub.requests.length]).toEqual([3, 0])
  })
})
