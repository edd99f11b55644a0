import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@/tests/support/runs'
import { plainWords } from '../../tests/support/estimate-words'
import { parseEstimate } from '../address/parse'
import { estimate } from '../engine/estimate'
import { toCalendarFile } from './calendar-file'
import { formatCsv } from './csv'
import { toMarkdown } from './markdown'
import { backlogCsv, blocksCsv, summaryCsv } from './tables'
import type { ExportSource } from './words'

const query = 'q=production&from=2027-01-04&b=acc.email_core.entity*3_pay.checkout_com.chat-s_sec.gdpr&l=com.chat-s'

function sourceOf(locale: 'en' | 'uk', title = 'Bakery'): ExportSource {
  const { document, catalogue } = parseEstimate(query)
  const result = estimate(document.input, catalogue)
  return {
    locale,
    title,
    link: 'https://example.com/estimate/results?v=1',
    document,
    catalogue,
    result,
    basis: [],
    words: plainWords(locale),
  }
}

const rowsOf = (csv: string, separator = ',') =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator))

/** A quotation mark is one at the beginning of a cell only. */
function splitAsSpreadsheetsDo(text: string, separator: string): string[] {
  const cells = ['']
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const [sign = '', next] = [text[at], text[at + 1]]
    const cell = cells.at(-1) ?? ''
    if (quoted && sign === '"' && next === '"') at++
    else if (sign === '"' && (quoted || cell === '')) {
      quoted = !quoted
      continue
    } else if (!quoted && [separator, '\r', '\n'].includes(sign)) {
      cells.push('')
      continue
    }
    cells[cells.length - 1] = cell + sign
  }
  return cells
}

describe('a table for spreadsheets', () => {
  it('quotes what has to be quoted and ends every line as RFC 4180 says', () => {
    expect(formatCsv([['a,b', 'say "hi"', 'two\nlines', null, 1.005, 'plain']], 'en')).toBe(
      '\uFEFF"a,b","say ""hi""","two\nlines",,1,plain\r\n',
    )
    expect(formatCsv([['a;b', 'a,b', 1234.5]], 'uk')).toBe('\uFEFF"a;b";a,b;1234,5\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n@x'])('never lets %j become a formula', (text) => {
    const cell = formatCsv([[text]], 'en').slice(1)
    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true)
  })

  it('never becomes a formula where a program splits it at another separator', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...'a1 =+-@;,\t\n\r"|＝'), maxLength: 12 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(texts, fc.constantFrom('en', 'uk'), fc.constantFrom(',', ';', '\t'), (row, locale, separator) => {
        const cells = splitAsSpreadsheetsDo(formatCsv([row], locale).slice(1), separator)
        expect(cells.filter((cell) => /^[\s\0]*[=+\-@＝]/.test(cell))).toEqual([])
      }),
      { seed: 43, numRuns: runs(2000, 100_000) },
    )
  })

  it('leaves numbers alone', () => {
    expect(formatCsv([[-5]], 'en')).toBe('\uFEFF-5\r\n')
  })
})

describe('the table of blocks', () => {
  it('has every block with figures that add up to the headline, and what waits', () => {
    // A Ukrainian table: its titles have commas, and none has the separator.
    const { result } = sourceOf('uk')
    const [head, ...rows] = rowsOf(blocksCsv(sourceOf('uk')), ';')
    const column = (row: readonly string[], fromEnd: number) => Number(row.at(-fromEnd)?.replace(',', '.'))
    const now = rows.filter((row) => row.at(-1) === 'now')
    expect(now.map((row) => row[1])).toEqual(['fnd.web', 'acc.email', 'core.entity', 'pay.checkout', 'sec.gdpr', ''])
    expect(now.reduce((sum, row) => sum + column(row, 3), 0)).toBeCloseTo(result.hours.p50, 0)
    expect(now.reduce((sum, row) => sum + column(row, 2), 0)).toBeCloseTo(result.cost.p50, 0)
    expect(rows.filter((row) => row.at(-1) === 'later').map((row) => row[1])).toEqual(['com.chat-s'])
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head?.length]))
  })

  it('is set for Ukrainian spreadsheets', () => {
    const rows = rowsOf(blocksCsv(sourceOf('uk')), ';')
    expect(rows[2]?.[2]).toBe('Вхід за поштою й паролем, підтвердження, відновлення')
    expect(rows[2]?.[5]).toMatch(/^\d+,\d+$/)
  })
})

describe('the summary and the backlog', () => {
  it('have the figures of the result', () => {
    const { result } = sourceOf('en')
    const summary = summaryCsv(sourceOf('en', '=cmd|evil'))
    expect(summary).toContain(`p50,${Number(result.hours.p50.toFixed(2))},${Number(result.cost.p50.toFixed(2))}\r\n`)
    expect(summary).toContain("Estimate,'=cmd|evil\r\n")
    expect(summary).toContain(`launch,${result.weeks},${result.milestones.at(-2)?.date}`)
  })

  it('break every block into its lines', () => {
    const { result, words } = sourceOf('en')
    const lines = rowsOf(backlogCsv(sourceOf('en')))
    const ids = [...result.byBlock, ...result.later].map(({ id }) => id)
    const stories = ids.reduce((sum, id) => sum + words.texts(id).includes.length, 0)
    expect(lines).toHaveLength(1 + ids.length + stories)
    expect(lines.filter(([type]) => type === 'Epic')).toHaveLength(ids.length)
  })
})

describe('a text for a document', () => {
  const formats = {
    hours: String,
    money: (usd: number) => `$${Math.round(usd)}`,
    day: String,
    weeks: ({ p50, p80 }: { p50: number; p80: number }) => `${p50}–${p80} weeks`,
  }

  it('names what is built, what is not, who and when', () => {
    const text = toMarkdown(sourceOf('en'), formats)
    expect(text).toMatch(/^# Bakery\n\nrange: \*\*\$\d+ – \$\d+, \d+–\d+ weeks\*\*/)
    for (const heading of ['scope', 'later', 'excludes', 'team', 'timeline', 'assumptions', 'questions'])
      expect(text).toContain(`\n## ${heading.charAt(0).toUpperCase()}${heading.slice(1)}\n`)
    expect(text).toContain('**Data object: list, details, create, edit** × 3')
  })

  it('cannot be broken by its title', () => {
    const text = toMarkdown(sourceOf('en', '# [x](javascript:1) | <b>\n`'), formats)
    expect(text.split('\n')[0]).toBe('# \\# \\[x\\](javascript:1) \\| \\<b\\> \\`')
  })
})

describe('milestones for a calendar', () => {
  it('are whole days with folded lines and escaped words', () => {
    const title = 'Пекарня; «Хліб, сіль» і дуже довга назва, щоб рядок довелося перенести'
    const file = toCalendarFile(sourceOf('uk', title), 0) ?? ''
    const lines = file.split('\r\n')
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:kickoff: Пекарня\\; «Хліб\\, сіль»')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(6)
    expect(file).toContain('DTSTART;VALUE=DATE:20270104\r\nDTEND;VALUE=DATE:20270105')
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(6)
  })

  it('take the place of those of the same project, and of no other', () => {
    const idsOf = (source: ExportSource) => (toCalendarFile(source, 0) ?? '').match(/^UID:.*$/gm)
    const source = sourceOf('en')
    const milestones = source.result.milestones.map((each) => ({ ...each, date: '2027-06-07' }))
    const changed = { ...source, link: 'https://example.com/estimate/results?v=1&q=mvp', result: { ...source.result, milestones } }
    expect(idsOf(changed)).toEqual(idsOf(source))
    expect(idsOf(sourceOf('en', 'Florist'))).not.toEqual(idsOf(source))
  })

  it('are newer than all that were taken before, wherever their days have moved', () => {
    const at = (moment: string) =>
      (toCalendarFile(sourceOf('en'), Date.parse(moment)) ?? '').match(/^(?:DTSTAMP|SEQUENCE):.*$/gm)?.slice(0, 2)
    expect(at('2026-11-30T09:05:07.123Z')).toEqual(['DTSTAMP:20261130T090507Z', 'SEQUENCE:29933825'])
    expect(at('2026-11-30T09:06:07.123Z')).toEqual(['DTSTAMP:20261130T090607Z', 'SEQUENCE:29933826'])
  })

  it('are none while there is no start', () => {
    const { result, ...rest } = sourceOf('en')
    const milestones = result.milestones.map((each) => ({ ...each, date: null }))
    expect(toCalendarFile({ ...rest, result: { ...result, milestones } }, 0)).toBeNull()
  })
})
