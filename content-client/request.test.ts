import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContentServiceStub, startContentServiceStub } from '@/tests/support/content-service-stub'
import type { StubAnswer } from '@/tests/support/stub-answers'
import { limits } from './limits'
import { requestJson } from './request'

const usual = { bytes: limits.answerBytes, milliseconds: limits.answerMilliseconds }

let stub: ContentServiceStub

beforeEach(async () => {
  stub = await startContentServiceStub()
})

afterEach(() => stub.close())

/** What comes of a request, and how often the service was asked. */
async function ask(answer: StubAnswer, times: 'once' | 'always' = 'always') {
  stub.answer('sales-phone', answer, times)
  const before = stub.hits('sales-phone')
  const outcome = await requestJson(`${stub.url}/sales-phone?populate=*`, stub.token, usual).then(
    () => 'answered',
    ({ name, status }: { name: string; status?: number }) => `${name} ${status}`,
  )
  return [outcome, stub.hits('sales-phone') - before]
}

describe('the content service', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is asked once more after %i', async (status) => {
    expect(await ask({ status }, 'once')).toEqual(['answered', 2])
    expect(await ask({ status })).toEqual([`RequestError ${status}`, 2])
  })

  it.each([400, 401, 403, 404, 410, 422, 501, 505])('is not asked again after %i', async (status) => {
    expect(await ask({ status })).toEqual([`RequestError ${status}`, 1])
  })

  it('is asked once more when it hangs up', async () => {
    expect(await ask('hang up', 'once')).toEqual(['answered', 2])
    expect(await ask('hang up')).toEqual(['RequestError undefined', 2])
  })

  it('is not asked again when its answer is no JSON', async () => {
    expect(await ask('html')).toEqual(['RequestError 200', 1])
  })
})

describe('what the service says of a request it refuses', () => {
  const token = 'a-secret-token'
  const strapi = (message: string) => JSON.stringify({ data: null, error: { status: 400, name: 'ValidationError', message, details: {} } })

  it.each([
    [400, strapi('Invalid key takeaways'), 'answered 400: “Invalid key takeaways”'],
    [422, strapi('One\n\ttwo\u202E\u001b[31m three'), 'answered 422: “One two[31m three”'],
    [400, strapi(`x${'y'.repeat(5_000)}`), `answered 400: “x${'y'.repeat(199)}…”`],
    [400, strapi(`Bearer ${token} is too old`), 'answered 400: “Bearer … is too old”'],
    [400, '{"message":"No such field"}', 'answered 400: “No such field”'],
    [400, '{"error":"No such field"}', 'answered 400: “No such field”'],
    [400, strapi(''), 'answered 400'],
    [400, '{"error":{"message":{"a":1}}}', 'answered 400'],
    [400, 'null', 'answered 400'],
    [400, '<h1>Bad Request</h1>', 'answered 400'],
    [401, strapi('Missing or invalid credentials'), 'refused the token (401); check CONTENT_SERVICE_TOKEN'],
    [500, strapi('Internal Server Error'), 'answered 500'],
  ])('%i is passed on in one short line: %s', async (status, body, sentence) => {
    stub.answer('sales-phone', { status, body })
    await expect(requestJson(`${stub.url}/sales-phone`, token, usual)).rejects.toMatchObject({ message: sentence })
  })
})
