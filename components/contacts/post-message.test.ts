import { afterEach, describe, expect, it, vi } from 'vitest'
import { postMessage } from './post-message'

const words = () => {
  const data = new FormData()
  data.set('name', 'Марта')
  return data
}

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const answer = typeof body === 'string' ? new Response(body, { status, headers }) : Response.json(body, { status, headers })
  const fetch = vi.fn(async (_address: string, _options: RequestInit) => answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => void vi.useRealTimers())

describe('an answer to a message', () => {
  it.each([
    ['a reference', 200, { reference: 'K7M2-9QXT' }, {}, { kind: 'sent', reference: 'K7M2-9QXT' }],
    ['a page of somebody else', 200, '<html>Log in to the hotel network</html>', {}, { kind: 'absent' }],
    ['nobody there', 404, 'Not found', {}, { kind: 'absent' }],
    ['a host of plain files', 405, '', {}, { kind: 'absent' }],
    ['another message of this id', 409, {}, {}, { kind: 'conflict' }],
    ['too many', 429, { detail: 'Wait.' }, { 'Retry-After': '240' }, { kind: 'later', why: 'limited', seconds: 240 }],
    ['no room', 503, { detail: 'Full.' }, { 'Retry-After': '60' }, { kind: 'later', why: 'busy', seconds: 60 }],
    ['a broken proxy', 502, '<html>Bad gateway</html>', {}, { kind: 'later', why: 'busy' }],
    ['too much', 413, { detail: 'Too large.' }, {}, { kind: 'refused', detail: 'Too large.' }],
  ] as const)('that is %s is understood', async (_, status, body, headers, expected) => {
    answering(status, body, headers)
    expect(await postMessage(words())).toEqual(expected)
  })

  it.each([
    ['tooFast', null],
    ['tokenExpired', 'abc'],
    ['confirm', 'abc'],
  ])('that asks for the same again is no business of the visitor, and a young token is left to grow older: %s', async (form, token) => {
    answering(422, { problems: { form }, token: 'abc' }, { 'Retry-After': '3' })
    expect(await postMessage(words())).toEqual({ kind: 'again', seconds: 3, token })
  })

  it('names the fields that are wrong, and the form where none is', async () => {
    answering(422, { problems: { name: 'nameShort' }, errors: { name: 'Enter two letters.' } })
    expect(await postMessage(words())).toMatchObject({ kind: 'wrong', errors: { name: 'Enter two letters.' } })
    answering(422, { problems: { form: 'trap' }, detail: 'A hidden field was filled in.' })
    expect(await postMessage(words())).toMatchObject({ kind: 'wrong', errors: { form: 'A hidden field was filled in.' } })
  })

  it('is asked for as data', async () => {
    const fetch = answering(200, { reference: 'K7M2-9QXT' })
    await postMessage(words())
    expect(fetch.mock.calls[0]).toMatchObject(['/api/contact', { method: 'POST', headers: { Accept: 'application/json' } }])
  })
})

describe('no answer', () => {
  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('with a network (%s) means %s', async (onLine, why) => {
    vi.stubGlobal('navigator', { onLine })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await postMessage(words())).toEqual({ kind: 'later', why })
  })

  it.each([
    ['words', 0, 20],
    ['a file of 10 MB', 10_000_000, 120],
  ])('is waited for as long as it may take to send %s', async (_, bytes, seconds) => {
    vi.useFakeTimers()
    const data = words()
    if (bytes) data.append('files', new File([new Uint8Array(bytes)], 'brief.pdf'))
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) => new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
    )
    const answer = vi.fn()
    void postMessage(data).then(answer)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledWith({ kind: 'later', why: 'slow' })
  })
})
