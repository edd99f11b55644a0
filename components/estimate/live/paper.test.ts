import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formatEstimate, parseEstimate } from '@/estimate'
import { referenceOf } from '@/estimate/address/reference'
import { locales } from '@/routing/locales'
import { textsIn, viewOf } from '@/tests/support/estimate-views'
import { toBoardDocument } from '../report/board-document'
import { Paper } from './paper'

it.each(locales)('paper says all that the document says, and names the project where the visitor did (%s)', (locale) => {
  const { document, catalogue } = parseEstimate('v=1&q=production&b=acc.email_core.flow_pay.subs', {})
  const view = viewOf(document.input, locale)
  const query = formatEstimate(document, catalogue)
  const textFor = textsIn(locale)
  const texts = Object.fromEntries(view.result.byBlock.map(({ id }) => [id, textFor(id)]))
  const print = (given: typeof texts | null, project = '') =>
    renderToStaticMarkup(createElement(Paper, { view, query, texts: given, project, link: '', code: null, calculation: null }))
  const board = toBoardDocument(view, query, { day: '2026-11-23' }, textFor)
  const paper = print(texts, 'Café')
  const said = board.sections.flatMap(({ title, facts = [], lines = [] }) => [title, ...facts.map(({ value }) => value), ...lines])
  const behind = board.blocks.entries.flatMap(({ title, lists }) => [title, ...lists.flatMap(({ lines }) => lines)])
  for (const text of [referenceOf(query), 'Café', ...board.basis, ...said, ...behind, ...(board.questions.lines ?? [])])
    expect(paper).toContain(renderToStaticMarkup(createElement('p', null, text)).slice(3, -4))
  // An estimate is no offer: only one we signed has lines to sign on.
  expect(paper).not.toContain(view.words.in('EstimateDocument')('signature'))
  const offer = toBoardDocument(view, query, { day: '2026-11-23', reference: 'Z-1' }, textFor)
  expect([board.signatures, offer.signatures.map(({ lines }) => lines.length)]).toEqual([[], [3, 3]])
  // Texts of blocks come from a request, which may fail.
  expect(print(null)).not.toContain(board.blocks.title)
})
