import { describe, expect, it } from 'vitest'
import { curveBetween, lengthOf, pathOf, pointAt } from './curve'
import { type Course, planRoute } from './route'
import { tieToScroll } from './schedule'

const course = (width: number): Course => {
  const margin = Math.max(40, (width - 1240) / 2)
  const wrap = { left: margin, right: width - margin }
  const stations = [0.09, 0.3, 0.5, 0.7, 0.91].map((x, index) => ({ x: wrap.left + x * (width - 2 * margin), y: 5264 - 45 * index }))
  return {
    width,
    wrap,
    start: { x: width / 2, y: 600 },
    firstBorder: 700,
    stations,
    columns: [
      { border: 7400, left: margin, right: margin + 300, top: 7600, bottom: 8000 },
      { border: 9400, left: margin, right: margin + 400, top: 9600, bottom: 10_400 },
    ],
    landing: { x: width * 0.4, y: 12_200 },
  }
}
const page = { top: 100, windowHeight: 900, scrollable: 12_000 }

describe('the flight through home', () => {
  it.each([1024, 1280, 1920, 2560])('stays in the window and out of the words, %i px wide', (width) => {
    const asked = course(width)
    const { curves } = tieToScroll(planRoute(asked), page)
    const besides = (y: number) => (y > 900 && y < 4900) || (y > 5600 && y < 7150) || (y > 8050 && y < 9500) || (y > 10_450 && y < 11_900)
    for (const curve of curves)
      for (let t = 0; t <= 1; t += 0.05) {
        const { x, y } = pointAt(curve, t)
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(width)
        if (besides(y)) expect(x < asked.wrap.left || x > asked.wrap.right, `${x} ${y}`).toBe(true)
      }
  })

  it('goes through every station and ends where it lands', () => {
    const asked = course(1440)
    const legs = planRoute(asked)
    expect(legs.filter(({ station }) => station !== undefined).map(({ x, y }) => ({ x, y }))).toEqual(asked.stations)
    expect(legs.at(-1)).toMatchObject(asked.landing)
    expect(planRoute({ ...asked, stations: [] })).toEqual([])
  })

  it('only ever goes on as the page is scrolled, and is in the window while it does', () => {
    const legs = planRoute(course(1440))
    const { stops, curves } = tieToScroll(legs, page)
    for (const [index, stop] of stops.entries()) {
      const before = stops[index - 1]
      if (before) expect(stop.distance).toBeGreaterThan(before.distance)
      if (before) expect(stop.scrolled).toBeGreaterThanOrEqual(before.scrolled)
      const y = page.top + (legs[index]?.y ?? 0) - stop.scrolled * page.scrollable
      expect(y, `waypoint ${index}`).toBeGreaterThan(0)
      expect(y, `waypoint ${index}`).toBeLessThan(page.windowHeight)
    }
    expect(pathOf(curves).match(/C/g)).toHaveLength(legs.length - 1)
  })

  it('measures a straight way as long as it is', () => {
    const straight = curveBetween({ x: 0, y: 0, headingX: 0, headingY: 300 }, { x: 0, y: 300, headingX: 0, headingY: 300 })
    expect(lengthOf(straight)).toBeCloseTo(300, 6)
    expect(pathOf([])).toBe('')
  })
})
