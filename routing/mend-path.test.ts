import { describe, expect, it } from 'vitest'
import { decide } from './decide'

const site = {
  ...{ services: ['security-review'], documents: ['trust'], guides: ['shop'], articles: ['friday-note'], cases: ['dobro-kava'] },
  ...{ lists: ['/blog/page/2'], rules: [{ from: '/price', redirect: { to: '/services', statusCode: 308 } }] },
} as unknown as Parameters<typeof decide>[1]
const ask = (pathname: string) => {
  const decision = decide({ pathname, host: 'a.example', header: (name) => (name === 'accept' ? 'text/html' : null) }, site)
  return decision.kind === 'redirect' ? `${decision.status} ${decision.to}` : decision.kind
}

const ends = [
  '.',
  ')',
  ',',
  ';',
  ':',
  '!',
  '"',
  "'",
  '»',
  '”',
  '…',
  '*',
  '_',
  '>',
  ']',
  '}',
  '|',
  '%E2%80%8B',
  '%20',
  '%0A',
  '%29.',
  '%22',
  '%3E',
  '%EF%BB%BF',
  '%C2%A0',
  ').',
  '%2529',
  '&utm_source=x',
  '%26utm_source=x',
  '%3Futm_source=x',
]

describe('an address that was damaged on its way', () => {
  it.each(ends)('leads to its page without %s at its end', (end) => {
    for (const page of [
      '/blog/friday-note',
      '/uk/blog/friday-note',
      '/portfolio/dobro-kava',
      '/contacts',
      '/uk/services',
      '/blog/page/2',
    ]) {
      expect([page, ask(page + encodeURI(decodeURI(end)))]).toEqual([page, `308 ${page}`])
      expect([page, ask(page + end)]).toEqual([page, `308 ${page}`])
    }
    expect(ask(`/price${end}`)).toBe('308 /price')
  })

  it.each([
    ['/blog/friday%2Dnote', '/blog/friday-note'],
    ['/%62log', '/blog'],
    ['/%75k/blog', '/uk/blog'],
    ['/blog%2Ffriday-note', '/blog/friday-note'],
    ['/Blog', '/blog'],
    ['/CONTACTS', '/contacts'],
    ['/uk/Blog/friday-note', '/uk/blog/friday-note'],
    ['/ua', '/uk'],
    ['/UA/blog', '/uk/blog'],
    ['/uk-UA', '/uk'],
    ['/uk_UA/contacts', '/uk/contacts'],
    ['/en-US', '/'],
    ['/en-us/blog/friday-note', '/blog/friday-note'],
    ['/en-GB/Contacts).', '/contacts'],
  ])('%s leads to %s', (from, to) => {
    expect(ask(from)).toBe(`308 ${to}`)
  })

  it.each([
    ...[
      '/ukraine',
      '/uaa/blog',
      '/blog/friday-notes',
      '/blog/nope).',
      '/contacts.html',
      '/blog/friday-note.pdf',
      '/favicon.png',
      '/)',
      '/%E2%80%8B',
    ],
    ...['/nope&b=1', '/en-xx', '/uk/nope', '/soga/ibiza%', '/blog/%E0%A4%A', `/contacts${')'.repeat(600)}`],
  ])('%s is not taken for another one', (path) => {
    expect(ask(path)).toMatch(/^missing/)
  })
})
