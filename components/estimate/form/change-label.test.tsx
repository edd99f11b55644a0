import { expect, it } from 'vitest'
import { blockTitles } from '@/estimate/titles'
import { allWords } from '@/tests/support/estimate-views'
import { describeChange } from './change-label'

it.each([
  ['en', '2027-06-07', 'Deadline: June 7, 2027'],
  ['en', '', 'Deadline: removed'],
  ['en', '–', 'Deadline: removed'],
  ['uk', '2027-06-07', 'Строк: 7 червня 2027 року'],
  ['uk', '', 'Строк: вилучено'],
] as const)('a change of a date is told as people write dates (%s, “%s”)', (locale, value, label) => {
  document.body.innerHTML = `<label>${locale === 'en' ? 'Deadline' : 'Строк'}<input type="date" name="by"></label>`
  const control = document.querySelector('input') as HTMLInputElement
  const words = { ...allWords(locale), titles: blockTitles[locale] }
  expect(describeChange({ control, value }, words).replaceAll('\u00A0', ' ')).toBe(label)
})
