// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { recordValues } from '@/components/estimate/record-values'
import { toBoardDocument } from '@/components/estimate/report/board-document'
import { DeadlineNote } from '@/components/estimate/results/deadline-note'
import { Headline } from '@/components/estimate/results/headline'
import { ResultSections } from '@/components/estimate/results/result-sections'
import { money } from '@/components/estimate/results/view'
import { loadContent } from '@/content-client/load-content'
import { measure, parseEstimate, trackRecord } from '@/estimate'
import { toEstimateFile } from '@/estimate/export/estimate-file'
import { locales } from '@/routing/locales'
import { inBoth, mistakes } from '@/tests/support/content-mistakes'
import { textsIn, viewOf } from '@/tests/support/estimate-views'
import { memorySource } from '@/tests/support/memory-content'
import { smallContent, smallOptions } from '@/tests/support/small-content'

const estimate = 'v=1&c=2026.1&b=acc.email_core.entity*5_pay.checkout'
const { document, catalogue } = parseEstimate(estimate)
const { p50, p80, p90 } = measure(document.input, catalogue).hours
const ends = [p50, p80 - 1, p80 + 1, p90 + 1, p90 + 2]
const projects = (sample: boolean) =>
  ends.map((hours, index) => ({
    ...{ slug: `project-${index}`, name: 'Project', estimate, hours, weeks: index === 0 ? 90 : 6, finished: '2026-05-29', sample },
  }))

async function recordOf(sample: boolean) {
  const content = smallContent()
  for (const { collections } of [content.en, content.uk]) collections['finished-projects'] = projects(sample)
  const { locales: read } = await loadContent(smallOptions(memorySource(content)))
  return (locale: (typeof locales)[number]) => trackRecord(read[locale]['finished-projects'])
}

const ofModel = /our model|the model|model expects|нашою модел|за модел|наша модел|це модель/i

describe.each(locales)('content with five finished projects (%s)', (locale) => {
  const asked = parseEstimate('v=1&q=production&b=acc.email_core.entity*5_pay.subs&from=2030-01-07&by=2030-09-02')
  const say = async (sample: boolean) => {
    const record = (await recordOf(sample))(locale)
    const view = { ...viewOf(asked.document.input, locale), record }
    const actionFor = () => ({ href: '/' })
    const page = renderToStaticMarkup(
      <>
        <Headline view={view} title="" />
        <DeadlineNote view={view} actionFor={actionFor} today="2029-11-23" />
        <ResultSections view={view} questions={{ assumptions: [], ask: [] }} actionFor={actionFor} trace={null} />
      </>,
    )
    const board = JSON.stringify(toBoardDocument(view, '', { day: '2029-11-23' }, textsIn(locale)))
    return { record, view, page, board, file: toEstimateFile({ ...asked, record }, '') }
  }

  it('says how its estimates did wherever it spoke of the model', async () => {
    const { record, view, page, board, file } = await say(false)
    expect(record).toEqual({ count: 5, inside: 3, covered: 2, inTime: 4 })
    const values = recordValues(record ?? { count: 0, inside: 0, covered: 0, inTime: 0 })
    const t = view.words.in('EstimateResults')
    const sentence = t('headline.record', { ...values, budget: money(view, view.result.cost.p80) })
    expect(page).toContain(sentence)
    expect(board).toContain(sentence)
    expect(page).toContain(t('keyFigures.budgetRecord', values))
    expect(page.match(ofModel)).toBeNull()
    expect(board.match(ofModel)).toBeNull()
    expect(file.record).toEqual(record)
  })

  it('speaks of the model as long as they are samples', async () => {
    const { record, page, board, file } = await say(true)
    expect([record, file.record]).toEqual([null, null])
    for (const text of [page, board]) expect(text).toMatch(ofModel)
  })
})

it('a finished project whose estimate names no price list stops the build: it would be compared with that of today', async () => {
  const found = await mistakes(({ collections }) => {
    collections['finished-projects'] = [{ ...projects(false)[0], estimate: 'b=acc.email' }]
  })
  expect(found).toEqual(
    inBoth(
      'finished-projects, entry "project-0", locale LOCALE, field estimate: must name its catalogue and its blocks, such as c=2026.1 and b=acc.email',
    ),
  )
})
