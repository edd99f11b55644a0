import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInput } from '@/tests/support/estimate-inputs'
import { runs } from '@/tests/support/runs'
import { currentCatalogue } from '../catalogue/register'
import { keyOrder } from '../parameters'
import { formatEstimate } from './format'
import { parseEstimate } from './parse'

const size = { blocks: [['mk.page', 7]] } as const
const presets = [{ slug: 'clinic', type: 'site', settings: {}, sizes: { lean: size, usual: size, large: size } }]
const ends = [
  ...'.,;:!?)]}>»”"\'…|、。—*_',
  '\u200B',
  '\u2060',
  '\u00A0',
  ' ',
  '\n',
  '%20',
  '%0A',
  '%22',
  '%E2%80%8B',
  '&quot;',
  '&gt;',
  '&nbsp;',
  '**',
  '").',
  '%3E',
  '\\',
]
const others = [
  ...[
    'utm_source=x&utm_medium=y',
    'gbraid=0AAA&gad_campaignid=1',
    'wbraid=1',
    'dclid=1',
    '_gl=1*abc*_ga*MTIz',
    '_hsenc=p2A&_hsmi=3',
    'hsa_acc=1&hsa_kw=b',
  ],
  ...[
    'li_fat_id=1',
    'trk=public',
    'twclid=1',
    'ttclid=1',
    'srsltid=AfmB',
    'igshid=M',
    'mkt_tok=MTIz',
    '_kx=a.b',
    'fbclid=Iw&brid=9',
    'banana=1',
    'x-src=1',
  ],
  ...[
    's=20&t=dJ4k_P-x81A',
    's=46&t=x',
    'from=telegram',
    'from=singlemessage',
    'by=anna',
    'v=2',
    'r=name',
    'r=20',
    'q=website+price',
    'd=17',
    'm=1',
    'p=123',
  ],
  ...[
    'c=fb',
    'o=7',
    'st=2',
    'l=en',
    'b=2',
    'x=',
    'alt=media',
    'lang=uk',
    'langs=en',
    'has=',
    'next=%2Fblog%3Fb%3Dacc.email%26q%3Dcritical',
    'ref=a%26t%3Dsite',
  ],
]

/** What nobody has thought of: a sign of any script, a parameter of any tool, its number or its token under a short name of ours. */
const anySigns = fc
  .array(fc.oneof(fc.constantFrom(...'!"$\'()*,-./:;<>?@[\\]^_`{|}~'), strangeSign()), { minLength: 1, maxLength: 4 })
  .map((signs) => signs.join(''))
const escapedUpToTwice = fc.constantFrom(
  (text: string) => text,
  encodeURIComponent,
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
)
const anyName = fc
  .stringMatching(/^[a-zA-Z_][\w-]{1,14}$/)
  .filter((name) => ![...keyOrder, 'preset', 'size'].some((known) => known === name.toLowerCase()))
const anyValue = fc.oneof(
  fc.stringMatching(/^[\w.*~-]{0,24}$/),
  fc.webUrl().map(encodeURIComponent),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map(encodeURIComponent),
)
const ofOthers = fc.oneof(
  fc.tuple(anyName, anyValue).map((pair) => pair.join('=')),
  anyName,
  fc
    .tuple(
      fc.constantFrom(...keyOrder),
      fc.oneof(fc.stringMatching(/^[A-Z][\w-]{8,22}$/), fc.stringMatching(/^[A-Z\d]{5,9}$/), fc.integer({ min: 1000 }).map(String)),
    )
    .map((pair) => pair.join('=')),
)

function strangeSign(): fc.Arbitrary<string> {
  const signs = fc.integer({ min: 0xa1, max: 0x1ffff }).map((code) => String.fromCodePoint(code))
  return signs.filter((sign) => /[\p{P}\p{S}\p{Z}\p{Cf}]|\p{Default_Ignorable_Code_Point}/u.test(sign))
}

/** Not within what is escaped. */
function breakAt(link: string, at: number, sign: string): string {
  const pieces = link.split(/(&(?:[#\w]+;)+|(?:%(?:25)*[\dA-Fa-f]{2})+|=\r\n)/)
  let before = 0
  const broken = pieces.findIndex((piece, index) => {
    before += piece.length
    return index % 2 === 0 && before > at
  })
  const piece = pieces[broken] ?? ''
  const place = at - (before - piece.length)
  return broken < 0 || place < 0 ? link : pieces.with(broken, piece.slice(0, place) + sign + piece.slice(place)).join('')
}

const damages: Readonly<Record<string, fc.Arbitrary<(link: string) => string>>> = {
  'with any signs at its end': fc.tuple(anySigns, escapedUpToTwice).map(
    ([signs, spell]) =>
      (link) =>
        link + spell(signs),
  ),
  'with any parameter of others in front': fc
    .tuple(anyName, anyValue)
    .map((pair) => pair.join('='))
    .map((added) => (link) => `${added}&${link}`),
  'with any parameter of others behind it': ofOthers.map((added) => (link) => `${link}&${added}`),
  'with signs at its end': fc
    .array(fc.constantFrom(...ends), { minLength: 1, maxLength: 3 })
    .map((signs) => (link) => link + signs.join('')),
  'with parameters of others behind it': fc.constantFrom(...others).map((added) => (link) => `${link}&${added}`),
  'with parameters of others before it': fc
    .constantFrom(...others.filter((each) => !each.startsWith('v=') && /^[^=]{3,}=/.test(each)))
    .map((added) => (link) => `${added}&${link}`),
  'escaped as HTML': fc.constantFrom('&amp;', '&amp;amp;', '&#38;', '&#038;', '&#x26;').map((sign) => (link) => link.replaceAll('&', sign)),
  'escaped twice': fc.constant((link: string) => link.replace(/[*_.]/g, (sign) => `%25${sign.charCodeAt(0).toString(16)}`)),
  'escaped once': fc.constant((link: string) => link.replace(/[*_.-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)),
  'escaped as a whole': fc.constant((link: string) => encodeURIComponent(link)),
  'escaped behind its first value': fc.constant((link: string) =>
    !link.startsWith('v=1&')
      ? link
      : link
          .replace(/%/g, '%25')
          .replace(/&/g, '%26')
          .replace(/(?<=%26\w+)=/g, '%3D'),
  ),
  'with backslashes': fc.constantFrom(/[_*]/g, /&/g, /[_*&=.]/g).map((signs) => (link) => link.replace(signs, (sign) => `\\${sign}`)),
  'broken into lines': fc
    .tuple(fc.nat(400), fc.constantFrom('\n', '\r\n', '%0A', '%0D%0A', '+', '%20', '\u200B', '%E2%80%8B', '\u00AD', '=\r\n', '\n  '))
    .map(
      ([at, sign]) =>
        (link) =>
          breakAt(link, 3 + (at % link.length), sign),
    ),
  'with a second question mark': fc.constantFrom('?', '/?', '&').map((sign) => (link) => sign + link),
}

const link = anyInput.map((input) =>
  formatEstimate({
    catalogue: currentCatalogue.version,
    input,
    alternatives: [{ name: 'lean', patch: { set: { quality: 'prototype' } } }],
  }),
)
const read = (query: string | URLSearchParams) => {
  const { document, notices } = parseEstimate(query, { presets })
  return { query: formatEstimate(document), codes: notices.map(({ code }) => code).filter((code) => code !== 'deadlineRange') }
}
const pairs = Object.entries(damages).flatMap(([name, first]) => [
  [name, first.map((each) => [each])] as const,
  [`${name}, and anything else`, fc.tuple(fc.oneof(...Object.values(damages)), first).map((both) => [...both])] as const,
])

describe('the estimate is the one that was sent, without a word about it, from a link', () => {
  it.each(pairs)('%s', (_name, damage) => {
    fc.assert(
      fc.property(link, damage, (sent, steps) => {
        const arrived = steps.reduce((text, step) => step(text), sent)
        fc.pre(arrived.length <= 4000)
        expect(read(arrived)).toEqual({ query: read(sent).query, codes: [] })
      }),
      { seed: 43, numRuns: runs(60, 3000) },
    )
  })

  // As a program of the server gives it: read once, and spelled anew. A line that was broken within an escape is not put together then.
  it.each(Object.entries(damages).filter(([name]) => name !== 'broken into lines'))('%s, by its parameters', (_name, damage) => {
    fc.assert(
      fc.property(link, damage, (sent, step) => {
        fc.pre(step(sent).length <= 1500)
        expect(read(new URLSearchParams(step(sent)))).toEqual({ query: read(sent).query, codes: [] })
      }),
      { seed: 43, numRuns: runs(60, 3000) },
    )
  })

  it.each(['preset=clinic', 'preset=clinic&q=production', 'b.acc.email=on&r.FE=45'])('that begins with %s', (sent) => {
    for (const end of [...ends, ...others.filter((each) => !each.startsWith('v=')).map((each) => `&${each}`)]) {
      expect([end, read(sent + end)]).toEqual([end, { ...read(sent), codes: [] }])
    }
  })
})

describe('what only others can mean', () => {
  it.each(others.filter((each) => each !== 'v=2'))('is no estimate, and nothing is said about it: %s', (query) => {
    expect(read(query)).toEqual({ query: read('').query, codes: [] })
  })

  it.each(['t=castle', 'q=best', 'roles=99', 'from=2027-01-05', 'r=FE*4', 'b=wh.at', 'p=moon', 'c=2019.1', 'x=cobol'])(
    'is not %s',
    (query) => {
      expect(read(query).codes).toHaveLength(1)
    },
  )
})
