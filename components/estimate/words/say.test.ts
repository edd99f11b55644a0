import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/routing/locales'
import { say } from './say'

const weeks: Record<Locale, string> = {
  en: 'Ready in {count, plural, one {# week} other {# weeks}}, {name}.',
  uk: 'Готово за {count, plural, one {# тиждень} few {# тижні} many {# тижнів} other {# тижня}}, {name}.',
}

describe('words filled in the browser', () => {
  it.each([0, 1, 2, 4, 5, 11, 21, 22, 25, 111, 1.5, 2130])('are the words next-intl would write for %d', (count) => {
    for (const locale of ['en', 'uk'] as const) {
      const expected = new IntlMessageFormat(weeks[locale], locale === 'en' ? 'en-US' : 'uk').format({ count, name: 'Ada' })
      expect(say(weeks[locale], { count, name: 'Ada' }, locale)).toBe(expected)
    }
  })

  it('know exact numbers, selections and plain braces', () => {
    expect(say('{n, plural, =0 {none} one {one of {all}} other {# of {all}}}', { n: 0, all: 3 }, 'en')).toBe('none')
    expect(say('{n, plural, =0 {none} one {one of {all}} other {# of {all}}}', { n: 1, all: 3 }, 'en')).toBe('one of 3')
    expect(say('{level, select, error {Stop} other {Look}}', { level: 'warn' }, 'en')).toBe('Look')
    expect(say('{value}', { value: '{count} <b>' }, 'en')).toBe('{count} <b>')
  })
})
