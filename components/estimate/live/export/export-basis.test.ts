import { describe, expect, it } from 'vitest'
import { estimate, parseEstimate } from '@/estimate'
import { toCalendarFile } from '@/estimate/export/calendar-file'
import { toEstimateFile } from '@/estimate/export/estimate-file'
import { toMarkdown } from '@/estimate/export/markdown'
import { blocksCsv, summaryCsv } from '@/estimate/export/tables'
import { blockTitles } from '@/estimate/titles'
import type { Locale } from '@/routing/locales'
import { allWords } from '@/tests/support/estimate-views'
import { toExportWords } from '../../export-words'
import { basisLines } from '../../results/changed-basis'

const cheap = 'v=1&c=2026.1&q=production&from=2027-01-04&b=acc.email_pay.checkout&cur=EUR'
const forged = `${cheap}&fx=EUR*0.2&r=BA*5_DES*5`

function filesOf(query: string, locale: Locale): Record<string, string> {
  const parsed = parseEstimate(query)
  const { document, catalogue } = parsed
  const words = allWords(locale)
  const basis = basisLines({ input: document.input, catalogue, words })
  const titles = blockTitles[locale]
  const result = estimate(document.input, catalogue)
  const source = {
    locale,
    title: '',
    link: 'https://site.example',
    document,
    catalogue,
    result,
    basis,
    words: toExportWords(words, titles, {}),
  }
  const formats = { hours: String, money: (dollars: number) => `€${dollars}`, day: String, weeks: String }
  return {
    blocks: blocksCsv(source),
    summary: summaryCsv(source),
    markdown: toMarkdown(source, formats),
    calendar: (toCalendarFile(source, 0) ?? '').replaceAll('\r\n ', ''),
    json: JSON.stringify(toEstimateFile(parsed, '')),
  }
}

describe.each([
  ['en', 'Changed by you', 'changed by you'],
  ['uk', 'Змінено вами', 'змінено вами'],
] as const)('exported files (%s)', (locale, said, mark) => {
  it('say their currency and the day of its rate', () => {
    const { blocks = '', summary, markdown, calendar } = filesOf(cheap, locale)
    for (const text of [blocks, summary, markdown, calendar]) expect(text?.replaceAll('\\,', ',')).toMatch(/€0[.,]86|0,86\s€/)
    expect(blocks.split('\r\n')[0]).toContain('EUR')
    expect(blocks).toMatch(/2026\.[12] \(2026-\d\d-\d\d\)/)
    expect(blocks).not.toContain('USD')
  })

  it('cannot be passed as ours after a rate was changed: each says what was and what is', () => {
    const { blocks = '', summary, markdown, calendar, json = '' } = filesOf(forged, locale)
    for (const text of [summary, markdown, calendar]) expect(text?.split(said).length).toBeGreaterThanOrEqual(4)
    expect(blocks.split('\r\n')[0]).toContain(mark)
    expect(JSON.parse(json)).toMatchObject({
      changed: [
        { was: 0.86, is: 0.2 },
        { was: 38, is: 5 },
        { was: 36, is: 5 },
      ],
    })
    for (const text of Object.values(filesOf(cheap, locale))) expect(text).not.toContain(said)
  })
})
