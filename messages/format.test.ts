import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import en from './en.json'
import { formatDay, formatExchange, formatList, formatMoney, formatPercent, formatUsd, formatWeekday } from './format'
import uk from './uk.json'

/** No-break spaces shown as "~", so that a reader sees them. */
const visible = (text: string) => text.replaceAll('\u00A0', '~')

describe('money', () => {
  it('is written as each language writes it', () => {
    expect(formatUsd(84_321, 'en')).toBe('$84,500')
    expect(visible(formatUsd(84_321, 'uk'))).toBe('84~500~$')
    expect(visible(formatUsd(1_234_567, 'uk'))).toBe('1~230~000~$')
    expect(visible(formatUsd(900, 'uk'))).toBe('900~$')
  })
})

describe('money of other countries', () => {
  it('has its sign where the language puts it, shortened where there is little room', () => {
    expect(formatMoney(84_500, 'EUR', 'en')).toBe('€84,500')
    expect(visible(formatMoney(3_507_000, 'UAH', 'uk'))).toBe('3~507~000~₴')
    expect(formatMoney(80_000, 'USD', 'en', true)).toBe('$80k')
    expect([0.86, 0.8612, 0.000123].map((rate) => formatExchange(rate, 'EUR', 'en'))).toEqual(['€0.86', '€0.8612', '€0.000123'])
    expect(formatMoney(12_500, 'USD', 'en', true)).toBe('$12.5k')
    expect(visible(formatMoney(1_250_000, 'UAH', 'uk', true))).toBe('1,25~млн~₴')
    expect(visible(formatMoney(80_000, 'USD', 'uk', true))).toBe('80~тис.~$')
    expect(formatMoney(-300, 'GBP', 'en')).toBe('−£300')
    expect(formatMoney(39.68, 'USD', 'en')).toBe('$39.68')
  })
})

describe('a share', () => {
  it('is in whole percent, with a space where the language has one', () => {
    expect(formatPercent(0.354, 'en')).toBe('35%')
    expect(visible(formatPercent(0.354, 'uk'))).toBe('35~%')
    expect(visible(formatPercent(0.00241, 'uk', 2))).toBe('0,24~%')
  })
})

describe('a date', () => {
  it('has its month in words and no shorthand for the year', () => {
    expect(formatDay('2027-03-05', 'en')).toBe('March 5, 2027')
    expect(visible(formatDay('2027-03-05', 'uk'))).toBe('5~березня 2027~року')
  })

  it('has the month in the genitive in Ukrainian, all year round', () => {
    const months = Array.from({ length: 12 }, (_, index) => formatDay(`2026-${String(index + 1).padStart(2, '0')}-01`, 'uk').split(/\s/)[1])
    expect(months.join(' ')).toBe('січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня')
  })

  it('is the same day wherever the site is built', () => {
    expect(formatDay('2026-01-01', 'en')).toBe('January 1, 2026')
    expect(formatDay('2026-12-31', 'en')).toBe('December 31, 2026')
  })
})

describe('a weekday', () => {
  it('is counted from Monday', () => {
    expect([1, 5, 7].map((day) => formatWeekday(day, 'en'))).toEqual(['Monday', 'Friday', 'Sunday'])
    expect([1, 5, 7].map((day) => formatWeekday(day, 'uk'))).toEqual(['понеділок', 'пʼятниця', 'неділя'])
  })
})

describe('a list', () => {
  it('is joined as each language joins it', () => {
    expect(formatList(['Next.js', 'Nest', 'PostgreSQL'], 'en')).toBe('Next.js, Nest, PostgreSQL')
    expect(formatList(['українська', 'англійська', 'польська'], 'uk')).toBe('українська, англійська й\u00A0польська')
    expect(formatList(['українська', 'англійська'], 'uk')).toBe('українська й\u00A0англійська')
    expect(formatList(['one'], 'en')).toBe('one')
  })
})

describe('what is counted', () => {
  const inEnglish = createTranslator({ locale: 'en', messages: en, namespace: 'PriceRange' })
  const inUkrainian = createTranslator({ locale: 'uk', messages: uk, namespace: 'PriceRange' })

  it('agrees with its number in English', () => {
    expect([1, 2, 11, 21].map((weeks) => visible(inEnglish('weeks', { weeks })))).toEqual(['1~week', '2~weeks', '11~weeks', '21~weeks'])
  })

  it('agrees with its number in Ukrainian', () => {
    const words = [1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 111, 1.5].map((weeks) => inUkrainian('weeks', { weeks }))
    expect(words.map(visible)).toEqual([
      '1~тиждень',
      '2~тижні',
      '4~тижні',
      '5~тижнів',
      '11~тижнів',
      '12~тижнів',
      '14~тижнів',
      '21~тиждень',
      '22~тижні',
      '25~тижнів',
      '111~тижнів',
      '1,5~тижня',
    ])
  })
})
