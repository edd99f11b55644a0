import { describe, expect, it } from 'vitest'
import { readFile, readLink } from './open-saved'

describe('a pasted link', () => {
  it.each([
    ['https://agency.example/uk/estimate/results?v=1&b=acc.email#n=Coffee', '?v=1&b=acc.email#n=Coffee'],
    ['  v=1&c=2026.2&q=mvp ', '?v=1&c=2026.2&q=mvp'],
    ['/estimate?preset=saas-mvp#timeline', '?preset=saas-mvp'],
  ])('%s', (text, address) => expect(readLink(text)).toEqual({ address }))

  it.each(['', 'hello', 'https://example.com/?utm_source=x', 'javascript:alert(1)'])('is refused when it is none: %j', (text) =>
    expect(readLink(text)).toEqual({ error: 'link' }),
  )

  it('is refused when it is too long', () => expect(readLink(`?b=${'acc.email_'.repeat(500)}`)).toEqual({ error: 'long' }))
})

describe('an opened file', () => {
  const file = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)])

  it('gives its estimate and its title', async () => {
    expect(await readFile(file({ schema: 'estimate/1', query: 'v=1&q=mvp', title: 'Tea' }))).toEqual({ address: '?v=1&q=mvp#n=Tea' })
  })

  it.each(['', '[]', '{"schema":"estimate/2","query":"v=1"}', '{"schema":"estimate/1","query":5}'])('is refused: %j', async (content) => {
    expect(await readFile(file(content))).toEqual({ error: 'file' })
  })

  it('is refused when it is larger than 250 kB', async () => {
    expect(await readFile(file('x'.repeat(250_001)))).toEqual({ error: 'large' })
  })
})
