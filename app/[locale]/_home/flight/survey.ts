import { stationsRow } from '@/components/sections/stage-stations'
import type { Course } from './route'

/** The marks of a page the flight goes by; each may be missing, and then there is no flight. */
export type Marks = {
  main: HTMLElement
  row: HTMLImageElement
  columns: readonly SVGElement[]
  /** What stands under the stations, in their order. */
  stages: readonly Element[]
  start: Element
  landing: Element
}

export function findMarks(): Marks | undefined {
  const main = document.querySelector('main')
  const row = main?.querySelector<HTMLImageElement>('img[src$="/stages/trajectory.svg"]')
  const start = main?.querySelector('[data-service="design-sprint"] img') ?? main?.querySelector('[data-service] img')
  const landing = main?.querySelector(':scope > section:last-of-type a')
  const columns = [...(main?.querySelectorAll<SVGElement>('[data-trajectory]') ?? [])]
  const stages = [...(row?.closest('section')?.querySelectorAll('li > p:first-child') ?? [])]
  return main && row && start && landing ? { main, row, columns, stages, start, landing } : undefined
}

/** Measures the marks from the upper left corner of `origin`. */
export function survey({ main, row, columns, start, landing }: Marks, origin: Element): Course {
  const { left: x0, top: y0 } = origin.getBoundingClientRect()
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left: left - x0, top: top - y0, right: right - x0, bottom: bottom - y0 }
  }
  const rowBox = boxOf(row.parentElement ?? row)
  const craft = boxOf(start)
  const button = boxOf(landing)
  const topOf = (element: Element) => boxOf(element.closest('section') ?? main).top
  return {
    width: document.documentElement.clientWidth,
    wrap: { left: rowBox.left, right: rowBox.right },
    start: { x: craft.left - 6, y: (craft.top + craft.bottom) / 2 },
    firstBorder: boxOf(start.closest('section') ?? main).bottom,
    stations: stationsRow.stations.map(({ x, y }) => ({
      x: rowBox.left + (x / stationsRow.width) * (rowBox.right - rowBox.left),
      y: rowBox.top + (y / stationsRow.height) * (rowBox.bottom - rowBox.top),
    })),
    columns: columns.map((column) => ({ ...boxOf(column), border: topOf(column) })),
    landing: { x: button.left - 36, y: (button.top + button.bottom) / 2 },
  }
}
