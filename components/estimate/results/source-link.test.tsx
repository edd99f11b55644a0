import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { locales } from '@/routing/locales'
import { viewOf } from '@/tests/support/estimate-views'
import { exampleInput } from '../example'
import { BuildUp } from './build-up'
import { TraceList } from './trace-list'

afterEach(cleanup)

it.each(locales)('each reason why the number is what it is leads to what it rests on (%s)', (locale) => {
  const view = viewOf({ ...exampleInput, start: '2026-12-07', deadline: '2027-03-01' }, locale)
  const { container } = render(<BuildUp view={view} />)
  const told = [...container.querySelectorAll('details')].map((step) => ({
    links: [...step.querySelectorAll('a')].map(({ href }) => href),
    text: step.textContent ?? '',
  }))
  const unlinked = told.filter(({ links }) => links.length === 0)
  expect(told.length).toBeGreaterThan(6)
  expect(told.flatMap(({ links }) => links).every((href) => href.startsWith('https://'))).toBe(true)
  const ours = view.words.in('EstimateResults.why')('setup.source')
  for (const { text } of unlinked) expect(text, 'without a link only what nobody published').toContain(ours)
})

it.each(locales)('every source of the calculation is a link, but for what is ours (%s)', (locale) => {
  const view = viewOf(exampleInput, locale)
  const { container } = render(<TraceList view={view} />)
  const listed = [...container.querySelectorAll('dl > div')]
  const ids = listed.map((row) => row.querySelector('dt')?.textContent)
  expect(ids).toEqual(expect.arrayContaining(['model', 'team', 'S4', 'S20', 'S24', 'S27']))
  for (const row of listed) {
    const isOurs = ['model', 'team'].includes(row.querySelector('dt')?.textContent ?? '')
    expect(row.querySelector('a[href^="https://"]') === null, row.textContent ?? '').toBe(isOurs)
  }
})
