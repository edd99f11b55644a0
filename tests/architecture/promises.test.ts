import { describe, expect, it } from 'vitest'
import { currentCatalogue } from '@/estimate'
import { type Locale, locales } from '@/routing/locales'
import { writtenTexts } from '../support/written-texts'

const words: Readonly<Record<Locale, readonly (readonly [string, number])[]>> = {
  en: [
    ...([
      ['one', 1],
      ['two', 2],
      ['three', 3],
      ['four', 4],
      ['five', 5],
      ['six', 6],
      ['ten', 10],
      ['twenty', 20],
    ] as const),
    ...([
      ['thirty', 30],
      ['ninety', 90],
    ] as const),
  ],
  uk: [
    ...([
      ['одного', 1],
      ['один', 1],
      ['двох', 2],
      ['дві', 2],
      ['два', 2],
      ['трьох', 3],
      ['три', 3],
      ['чотирьох', 4],
      ['чотири', 4],
    ] as const),
    ...([
      ['пʼяти', 5],
      ['пʼять', 5],
      ['десяти', 10],
      ['десять', 10],
      ['тридцяти', 30],
      ['тридцять', 30],
    ] as const),
  ],
}

type Promised = { value: number } & Record<Locale, readonly string[]>

/** What the site promises in numbers, each in several places; `#` is the number. */
const promises: Readonly<Record<string, Promised>> = {
  'a founder answers, in business days': {
    value: 1,
    en: ['(?:answers?|reply|replies|call back)[^.|]*?within # business days?', 'within # business days?[^.|]*?(?:answers|reply|replies)'],
    uk: [
      '(?:відпов\\p{L}+|передзвон\\p{L}+)[^.|]*?# робоч\\p{L}+ (?:день|дн\\p{L}+)',
      '# робоч\\p{L}+ (?:день|дн\\p{L}+)[^.|]*?(?:відпов|передзвон)',
    ],
  },
  'a checked range after that, in business days': {
    value: 5,
    en: ['# (?:more )?business days(?: later)?,?\\W*(?:you (?:get|have)|\\| We check)'],
    uk: ['за # робочих днів\\W*(?:отримуєте (?:перевірений )?(?:нами )?діапазон|отримуєте перевірений|матимете|\\| Ми самі)'],
  },
  'defects are fixed free, in days': {
    value: 30,
    en: ['[Dd]efects[^.|]*?free[^.|]*?# days', '# days[^.|]*?defects[^.|]*?free', '# days[^.|]*?fix defects'],
    uk: ['[Дд]ефект\\p{L}*[^.|]*?# дн', '# дн\\p{L}+[^.|]*?(?:дефект|помилк)'],
  },
  'nightly backups are kept, in days': { value: 35, en: ['every night[^.|]*?kept for # days'], uk: ['щоночі[^.|]*?# днів'] },
  'a leak is reported, in hours': {
    value: 24,
    en: ['from us within # hours'],
    uk: ['дізнаєтеся від нас[^.|]*?# годин', 'За # годин\\p{L}* ви знаєте від нас'],
  },
  'an estimate is valid, in days': { value: 30, en: ['valid (?:for )?# days'], uk: ['чинна # дн'] },
  'experts write a set of questions, in afternoons': { value: 2, en: ['# afternoons'], uk: ['# пообід\\p{L}+'] },
  'a stage is checked, in business days': {
    value: 5,
    en: ['You have # business days to', '# business days to accept'],
    uk: ['(?:На перевірку є|У вас) # робочих днів', '# робочих днів на приймання'],
  },
}

const spelled = (locale: Locale) => `(\\d+|${words[locale].map(([word]) => word).join('|')})`
const toNumber = (said: string, locale: Locale) => Number(words[locale].find(([word]) => word === said.toLowerCase())?.[1] ?? said)

/** Sheets of the contract tell the times of support level by level, and blocks what a client does; the rest is of a message to us. */
const isOfSite = (place: string) => !/^(?:content\/sample-documents|content\/trust-sections\/support|estimate)/.test(place)

/** Each number a text gives for a promise, with its place. */
function numbersIn(texts: readonly { place: string; text: string }[], patterns: readonly string[], locale: Locale) {
  return texts.flatMap(({ place, text }) => {
    const flat = text.replaceAll('**', '').replace(/\s+/g, ' ')
    return patterns.flatMap((pattern) =>
      [...flat.matchAll(new RegExp(pattern.replace('#', spelled(locale)), 'giu'))].map(([said, number = '']) => ({
        said: `${place}: ${said}`,
        number: toNumber(number, locale),
      })),
    )
  })
}

describe.each(locales)('a promise in numbers (%s)', (locale) => {
  const texts = writtenTexts(locale)

  it.each(Object.entries(promises))('is the same wherever it is made: %s', (name, promise) => {
    const asked = name.endsWith('in business days') && !name.startsWith('a stage') ? texts.filter(({ place }) => isOfSite(place)) : texts
    const found = numbersIn(asked, promise[locale], locale)
    expect(found.length).toBeGreaterThan(1)
    expect(found.filter(({ number }) => number !== promise.value).map(({ said }) => said)).toEqual([])
  })

  it('of support hours is one the price list sells', () => {
    const sold = Object.values(currentCatalogue.support).flatMap((level) => (level ? [level.hours] : []))
    const patterns = { en: ['(?:from|least) # hours a month', '% \\| # hours'], uk: ['від # годин на місяць', '% \\| # годин'] }[locale]
    const found = numbersIn(texts, patterns, locale)
    expect(new Set(found.map(({ number }) => number))).toEqual(new Set(sold))
  })
})

it('a promise made otherwise is found, in figures and in words', () => {
  const [reply, free] = [promises['a founder answers, in business days'], promises['defects are fixed free, in days']]
  const at = (text: string) => [{ place: 'here', text }]
  expect(numbersIn(at('A founder **answers** within two business days.'), reply?.en ?? [], 'en')).toMatchObject([{ number: 2 }])
  expect(numbersIn(at('Хтось із засновників відповість упродовж трьох робочих днів.'), reply?.uk ?? [], 'uk')).toMatchObject([
    { number: 3 },
  ])
  expect(numbersIn(at('Defects against the scope are fixed free for 60 days.'), free?.en ?? [], 'en')).toMatchObject([{ number: 60 }])
})
