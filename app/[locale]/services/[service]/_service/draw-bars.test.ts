// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { getServices } from '@/content-client'
import { locales } from '@/routing/locales'
import { drawBars, readBars } from './draw-bars'

describe('a table of amounts', () => {
  it('is drawn by the first column that has a range, and the expected amount before it', () => {
    expect(
      readBars([
        ['API', '26', '16–52'],
        ['Reports', '84', '50–168'],
      ]),
    ).toEqual({
      column: 2,
      bars: [
        { low: 16, high: 52, mark: 26 },
        { low: 50, high: 168, mark: 84 },
      ],
      top: 168,
    })
  })

  it('is drawn by its last column where nothing is a range, in both ways to write an amount', () => {
    expect(
      readBars([
        ['Basic', '12%', '$500'],
        ['More', '30%', '1 600 $'],
      ]).bars,
    ).toEqual([
      { low: 0, high: 500, mark: undefined },
      { low: 0, high: 1600, mark: undefined },
    ])
  })

  it('keeps what its cells say', () => {
    const row = '<tr><td>Model</td><td>$200–800<sup>1</sup></td></tr><tr><td>Sum</td><td><strong>$1,000</strong></td></tr>'
    const html = drawBars(`<div class="tableFrame"><table><tbody><tr><th>A</th><th>B</th></tr>${row}</tbody></table></div><p>After.</p>`)
    expect(html).toContain('<td data-bar=""><span>$200–800<sup>1</sup></span><svg aria-hidden="true"><rect x="20%" width="60%"')
    expect(html).toContain('<strong>$1,000</strong></span><svg aria-hidden="true"><rect x="0%" width="100%"')
    expect(html).toContain('<p>After.</p>')
  })

  it.each(locales)('of every chapter that asks for it has a bar in each row (%s)', async (locale) => {
    const tables = (await getServices(locale)).flatMap(({ body, layouts }) => body.filter((_, index) => layouts[index] === 'bars'))
    expect(tables.length).toBeGreaterThan(2)
    for (const { title, text } of tables) {
      const html = drawBars(text.html)
      expect(html.match(/<svg/g)?.length, title).toBe((text.html.match(/<tr>/g)?.length ?? 0) - 1)
      expect(html, title).not.toMatch(/NaN|="0" width="0%"/)
    }
  })
})
