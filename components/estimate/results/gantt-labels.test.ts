import { describe, expect, it } from 'vitest'
import { blockTitles } from '@/estimate/titles'
import { locales } from '@/routing/locales'
import { breakName, keepInside, placeLabels, textWidth } from './gantt-labels'

describe('labels of the schedule', () => {
  it('stay in one row where there is room', () => {
    const labels = [0, 300, 600].map((at) => ({ at, width: 80 }))
    expect(placeLabels(labels, 640)).toEqual([
      { start: 0, row: 0 },
      { start: 260, row: 0 },
      { start: 560, row: 0 },
    ])
  })

  it('take another row rather than touch each other, even when three end together', () => {
    const labels = [0, 40, 600, 610, 620].map((at) => ({ at, width: 120 }))
    const placed = placeLabels(labels, 640)
    expect(placed.map(({ row }) => row)).toEqual([0, 1, 0, 1, 2])
    for (const { start } of placed) expect(start >= 0 && start + 120 <= 640).toBe(true)
  })

  it('keep a name inside the drawing', () => {
    expect(keepInside(300, 120, 350)).toBe(230)
    expect(keepInside(10, 400, 350)).toBe(0)
  })

  it.each(locales)('name blocks in full in two lines, in %s', (locale) => {
    for (const title of Object.values(blockTitles[locale])) {
      const name = String(title).split(/[:(]/)[0]?.trim() ?? ''
      const lines = breakName(name, 15, 224)
      expect(lines.join(' ')).toBe(name)
      for (const line of lines) expect(textWidth(line, 15)).toBeLessThan(270)
    }
  })
})
