import { describe, expect, it } from 'vitest'
import { typeset } from '@/content-client/typography'
import { locales } from '@/routing/locales'
import { messagesOf, partsOf, readCatalogue } from '../support/messages'

const catalogues = locales.flatMap((locale) => ['', 'errors/', 'publish/'].map((folder) => `messages/${folder}${locale}.json`))
const english = messagesOf('en')
const ukrainian = messagesOf('uk')

describe('the words of the interface', () => {
  it('exist in both languages', () => {
    expect(english.size).toBeGreaterThan(150)
    expect([...ukrainian.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it.each(catalogues)('%s is sorted, so that a key has one place', (file) => {
    expect(unsortedIn(readCatalogue(file))).toEqual([])
  })

  it('are never empty', () => {
    expect([...english, ...ukrainian].filter(([, message]) => message.trim() === '')).toEqual([])
  })

  it('ask for the same values in both languages', () => {
    const differing = [...english].filter(
      ([key, message]) => String(partsOf(message).values) !== String(partsOf(ukrainian.get(key) ?? '').values),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('have apostrophes and no-break spaces set', () => {
    const loose = [
      ...[...english].filter(([, message]) => typeset(message, 'en') !== message),
      ...[...ukrainian].filter(([, message]) => typeset(message, 'uk') !== message),
    ]
    expect(loose.map(([key, message]) => `${key}: ${message}`)).toEqual([])
  })

  it('have no straight quotation marks', () => {
    const straight = [...english, ...ukrainian].filter(([, message]) => message.includes('"'))
    expect(straight).toEqual([])
  })
})

describe('counted things', () => {
  const plurals = [...ukrainian].filter(([, message]) => partsOf(message).plurals.length > 0)

  it('are found with their forms', () => {
    expect(partsOf('{n, plural, =0 {none} one {# day} other {# {unit}s}} for {price}')).toEqual({
      values: ['n', 'price'],
      plurals: [['=0', 'one', 'other']],
    })
  })

  it('have all four Ukrainian forms: година, години, годин, години', () => {
    expect(plurals.length).toBeGreaterThan(0)
    const incomplete = plurals.filter(([, message]) =>
      partsOf(message).plurals.some((forms) => !['one', 'few', 'many', 'other'].every((form) => forms.includes(form))),
    )
    expect(incomplete).toEqual([])
  })

  it('are counted in both languages or in neither', () => {
    const counted = [...english].filter(([, message]) => partsOf(message).plurals.length > 0)
    expect(plurals.map(([key]) => key)).toEqual(counted.map(([key]) => key))
  })
})

type Tree = ReturnType<typeof readCatalogue>

function unsortedIn(tree: Tree, prefix = ''): string[] {
  const keys = Object.keys(tree)
  const wrong = keys.filter((key, index) => index > 0 && key < (keys[index - 1] ?? ''))
  const below = Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [] : unsortedIn(value, `${prefix}${key}.`)))
  return [...wrong.map((key) => prefix + key), ...below]
}
