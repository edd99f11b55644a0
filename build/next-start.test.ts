import { expect, it } from 'vitest'
import { loadContent } from '@/content-client/load-content'
import { inBoth, mistakes } from '@/tests/support/content-mistakes'
import { memorySource } from '@/tests/support/memory-content'
import { smallContent, smallOptions } from '@/tests/support/small-content'
import { dropPastStart } from './next-start'

async function published(nextStart: string, today: string) {
  const content = smallContent()
  for (const locale of ['en', 'uk'] as const) Object.assign(content[locale].singles.organisation ?? {}, { nextStart })
  const { content: kept, hint } = dropPastStart(await loadContent(smallOptions(memorySource(content))), new Date(`${today}T12:00:00Z`))
  return { shown: [kept.locales.en.organisation?.nextStart, kept.locales.uk.organisation?.nextStart], hint }
}

it('the next start is shown up to its day, and no hint is given', async () => {
  expect(await published('2027-01-11', '2027-01-11')).toEqual({ shown: ['2027-01-11', '2027-01-11'], hint: null })
})

it('a next start that has passed is shown nowhere, and the build says how to name a new one', async () => {
  const { shown, hint } = await published('2027-01-11', '2027-01-12')
  expect(shown).toEqual([null, null])
  expect(hint).toBe('The next start, 2027-01-11, has passed, so no page shows it: give organisation a new “nextStart”, a Monday.')
})

it('the next start is a day that exists, and a Monday', async () => {
  const named = (nextStart: string) => mistakes(({ singles }) => Object.assign(singles.organisation ?? {}, { nextStart }))
  expect(await named('2027-01-12')).toEqual(inBoth('organisation, locale LOCALE, field nextStart: must be a Monday'))
  expect(await named('2027-02-30')).toEqual(inBoth('organisation, locale LOCALE, field nextStart: must be a date such as 2026-03-05'))
})
