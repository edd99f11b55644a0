import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const folder = 'content/sample-documents'
const slugs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''))
const entryOf = (slug: string) => parse(readFileSync(`${folder}/${slug}.yaml`, 'utf8'))
const drawn = slugs.filter((slug) => entryOf(slug).dots)

const textOf = (slug: string) => readFileSync(`${folder}/${slug}.en.md`, 'utf8')
const dotsOf = (slug: string): string[][] =>
  entryOf(slug)
    .dots.split('\n')
    .map((row: string) => row.split('|'))
const count = (dots: string, kind: string) => dots.split(kind).length - 1

describe.each(['en', 'uk'] as const)('the drawing of a document (%s)', (locale) => {
  it.each(drawn)('has a name for every row and column: %s', (slug) => {
    const { drawing } = entryOf(slug)[locale]
    const rows = dotsOf(slug)
    expect(drawing.rows.split('|')).toHaveLength(rows.length)
    const columns = drawing.columns?.split('|').length ?? 1
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns))
  })
})

describe('a dot stands for', () => {
  it('every finding of the audit, by its damage and likelihood, and leads to it', () => {
    const text = textOf('technical-audit/sample-report')
    const findings = [...text.matchAll(/### (\w+)\..+\n\n.+\n- \*\*(\d) × (\d)|^\| (\w+) \|.* (\d) × (\d) \|/gm)]
    const places = findings.map(([, code, damage, likelihood, ...row]) => (code ? `${code} ${damage} ${likelihood}` : row.join(' ')))
    const rows: string[] = entryOf('technical-audit/sample-report').codes.split('\n')
    const coded = rows.flatMap((row, line) =>
      row.split('|').flatMap((cell, column) => (cell ? cell.split(' ').map((code) => `${code} ${4 - line} ${column + 1}`) : [])),
    )
    expect(findings).toHaveLength(14)
    expect(coded.toSorted()).toEqual(places.toSorted())
  })

  it('every question of the evaluation, by its kind and mark', () => {
    const rows = [...textOf('ai-development/sample-evaluation').matchAll(/^\| [^|*]+ \| (\d+) \| \d+ \| (\d+) \| (\d+) \|$/gm)]
    const expected = rows.map(([, all, correct, serious]) => [all, correct, serious].map(Number))
    const dots = dotsOf('ai-development/sample-evaluation').map(([cell = '']) => [cell.length, count(cell, 'o'), count(cell, 'x')])
    expect(dots).toEqual(expected)
  })

  it('every line of the handover list, on the day it was checked', () => {
    const days = [...textOf('custom-software-development/sample-handover').matchAll(/^\| \d+ \|.*\| (May|June) (\d+) \|$/gm)]
    // May 11, 2026, is the Monday of the first row.
    const places = days.map(([, month, day]) => Number(day) + (month === 'June' ? 31 : 0) - 11)
    const dots = dotsOf('custom-software-development/sample-handover').flatMap((row, week) =>
      row.flatMap((cell, day) => [...cell].map(() => week * 7 + day)),
    )
    expect(dots).toEqual(places.toSorted((a, b) => a - b))
  })
})
