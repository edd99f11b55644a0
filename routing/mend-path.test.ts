import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@/tests/support/runs'
import { decide } from './decide'

const site = {
  ...{
    services: ['security-review'],
    documents: ['trust'],
    landings: [],
    guides: ['shop'],
    articles: ['friday-note'],
    cases: ['dobro-kava'],
  },
  ...{ lists: ['/blog/page/2'], rules: [{ from: '/price', redirect: { to: '/services', statusCode: 308 } }] },
} as unknown as Parameters<typeof decide>[1]
const ask = (pathname: string, search = '') => {
  const decision = decide({ pathname, search, host: 'a.example', header: (name) => (name === 'accept' ? 'text/html' : null) }, site)
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
]

/** Anything that is no letter and no digit, of any script, seen or not. */
const anySigns = fc
  .array(
    fc
      .integer({ min: 0x21, max: 0x1ffff })
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => /[\p{P}\p{S}\p{Z}\p{Cf}]|\p{Default_Ignorable_Code_Point}/u.test(sign) && !/[/\\]/.test(sign)),
    { minLength: 1, maxLength: 4 },
  )
  .map((signs) => encodeURIComponent(signs.join('')))

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

  it('leads to its page without any signs at its end', () => {
    fc.assert(
      fc.property(anySigns, fc.boolean(), (signs, isTwice) => {
        expect(ask(`/uk/blog/friday-note${isTwice ? encodeURIComponent(signs) : signs}`)).toBe('308 /uk/blog/friday-note')
      }),
      { seed: 43, numRuns: runs(300, 10_000) },
    )
  })

  it.each([
    ['/blog/friday-note&utm_source=x', '', '/blog/friday-note?utm_source=x'],
    ['/blog/friday-note%3Futm_source=x', '', '/blog/friday-note?utm_source=x'],
    ['/uk/contacts%26amp;utm_source%3Dx', '?a=1', '/uk/contacts?utm_source=x&a=1'],
    ['/estimate/results%3Fv%3D1%26b%3Dacc.email*2_pay.iap', '', '/estimate/results?v=1&b=acc.email*2_pay.iap'],
    ['/uk/estimate/results%253Fv%253D1%2526t%253Dshop', '?utm_source=x', '/uk/estimate/results?v=1&t=shop&utm_source=x'],
    [`/Estimate/Results&b=${'acc.email_'.repeat(80)}`, '', `/estimate/results?b=${'acc.email_'.repeat(80)}`],
  ])('keeps the query whose question mark was lost: %s%s', (path, search, to) => {
    expect(ask(path, search)).toBe(`308 ${to}`)
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
