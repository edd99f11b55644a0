import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { currentCatalogue, formatEstimate, parseEstimate } from '@/estimate'
import { locales } from '@/routing/locales'
import { textsIn, viewOf } from '@/tests/support/estimate-views'
import { DeadlineNote } from '../results/deadline-note'
import { toBoardDocument } from './board-document'

const query = 'v=1&q=production&b=acc.email_core.entity*5_core.flow_pay.subs_adm.panel-s&from=2027-01-04&by='

function documentOf(locale: 'en' | 'uk', by: string, day = '2026-11-23') {
  const { document } = parseEstimate(query + by, {})
  const view = viewOf(document.input, locale)
  const { sections } = toBoardDocument(view, formatEstimate(document, currentCatalogue), { day }, textsIn(locale))
  const note = DeadlineNote({ view, actionFor: () => ({ href: '', onChange: () => {} }) as never, today: day })
  const name = view.words.in('EstimateDocument')('chance')
  const facts = sections.find(({ id }) => id === 'schedule')?.facts ?? []
  return { told: facts.find((fact) => fact.name === name)?.value, note: note ? renderToStaticMarkup(note) : '' }
}

it.each(locales)('who signs reads the chance of meeting the date that the results say (%s)', (locale) => {
  const { told, note } = documentOf(locale, '2027-06-14')
  expect(told).toMatch(/\d+.*\b100$/)
  expect(note).toContain(told)
})

it.each(locales)('who signs reads that a date cannot be met, and which one can (%s)', (locale) => {
  const { told, note } = documentOf(locale, '2027-02-01')
  const earliest = told?.match(/(\S+ \d+, \d{4}|\d+\s\S+ \d{4}\sроку)$/)?.[1]
  expect(earliest).toBeTruthy()
  expect(note).toContain(earliest)
})

it('nothing is said of the chance without a deadline, or after it', () => {
  expect(documentOf('en', '').told).toBeUndefined()
  expect(documentOf('en', '2027-06-14', '2027-07-01').told).toBeUndefined()
})

it.each(locales)('who signs is not told that something is left out which the same page includes (%s)', (locale) => {
  const { document } = parseEstimate('v=1&q=production&p=web_ios_android&b=acc.email_acc.rbac-s_acc.teams_core.flow_ai.assist_ai.eval', {})
  const view = viewOf(document.input, locale)
  const { sections } = toBoardDocument(view, '', { day: '2026-11-23' }, textsIn(locale))
  const lines = sections.find(({ id }) => id === 'excluded')?.lines ?? []
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.join('\n')).not.toMatch(/“(Roles”|AI quality|AI assist)|the other AI|«(Ролі»|Якість ШІ|ШІ-помічник)|інші блоки/)
})

it.each(locales)('an offer of ours keeps the prices we signed: nothing is said of newer ones (%s)', (locale) => {
  const { document, catalogue } = parseEstimate(`c=2026.1&${query}`, {})
  const view = { ...viewOf(document.input, locale), catalogue }
  expect(toBoardDocument(view, '', { day: '2026-11-23' }, textsIn(locale)).outdated).toContain('2026.1')
  expect(toBoardDocument(view, '', { day: '2026-11-23', reference: 'A' }, textsIn(locale)).outdated).toBeNull()
})
