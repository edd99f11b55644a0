// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { getServices } from '@/content-client'
import { locales } from '@/routing/locales'
import { instruments, isInstrument } from './instrument'
import { readChapter } from './read-chapter'

const table = (rows: string) => `<p>Before.</p><div class="tableFrame" tabindex="0"><table>${rows}</table></div>`
const rows = '<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody>'

describe('the chapter of an instrument', () => {
  it('is read as the words of its table and the text around it', () => {
    expect(readChapter({ html: `${table(rows)}<ul><li><strong>7–10</strong> Fix it.</li></ul>` }, 2)).toEqual({
      before: '<p>Before.</p>',
      heads: ['A', 'B'],
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
      zones: [{ from: 7, to: 10, text: 'Fix it.' }],
      after: '<ul><li><strong>7–10</strong> Fix it.</li></ul>',
    })
  })

  it('has to have the table the instrument shows', () => {
    expect(() => readChapter({ html: '<p>No table.</p>' }, 4)).toThrow('a table of 4 columns')
    expect(() => readChapter({ html: table(rows) }, 4)).toThrow('“A | B”')
  })
})

describe.each(locales)('the instruments of the services (%s)', async (locale) => {
  const shown = (await getServices(locale)).flatMap(({ slug, body, layouts }) =>
    body.flatMap((chapter, index) => {
      const layout = layouts[index] ?? 'text'
      return isInstrument(layout) ? [{ slug, layout, ...readChapter(chapter.text, instruments[layout].columns) }] : []
    }),
  )
  const of = (layout: string) => shown.find((each) => each.layout === layout)

  it('are one for a service, and no two alike', () => {
    expect(shown.map(({ layout }) => layout).sort()).toEqual(Object.keys(instruments).sort())
    expect(new Set(shown.map(({ slug }) => slug)).size).toBe(shown.length)
  })

  it('begin with figures their scales have', () => {
    const { rows: questions = [], zones = [] } = of('score') ?? {}
    expect(questions.every(([, , , sample = '']) => /^[0-3]$/.test(sample))).toBe(true)
    const covered = zones.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step))
    expect(covered.sort((one, other) => one - other)).toEqual(Array.from({ length: questions.length * 3 + 1 }, (_, score) => score))
    expect(of('radar')?.rows.every(([, , , severity = '']) => /^[1-4], \S/.test(severity))).toBe(true)
    expect(of('balance')?.rows.every(([, , , lean = '']) => /^[←→]$/.test(lean))).toBe(true)
    expect(of('week')?.rows).toHaveLength(5)
    expect(of('shapes')?.rows.every(([, , , parts = '']) => parts.includes('→'))).toBe(true)
  })
})
