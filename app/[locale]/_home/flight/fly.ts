import { pathOf } from './curve'
import { type FlightColours, makeDrawing, makeLight } from './drawing'
import { planRoute } from './route'
import { type Flown, tieToScroll } from './schedule'
import { findMarks, survey } from './survey'

/** Draws the flight over the page and ties it to the scroll until the signal; the still trajectories are hidden meanwhile. */
export function fly(signal: AbortSignal, colours: FlightColours): void {
  const marks = findMarks()
  if (!marks || signal.aborted) return
  const { main, row, columns, stages } = marks
  const { drawing, line, lights, dart } = makeDrawing(colours)
  const still = row.src
  main.append(drawing)
  row.src = still.replace('trajectory.svg', 'stations.svg')
  for (const column of columns) column.style.visibility = 'hidden'

  let animations: Animation[] = []
  const ground = () => {
    for (const animation of animations) animation.cancel()
    animations = []
  }
  const takeOff = () => {
    ground()
    const course = survey(marks, drawing)
    const scrollable = document.documentElement.scrollHeight - innerHeight
    const top = drawing.getBoundingClientRect().top + scrollY
    const { curves, stops } = tieToScroll(planRoute(course), { top, windowHeight: innerHeight, scrollable })
    const path = pathOf(curves)
    line.setAttribute('d', path)
    dart.style.offsetPath = `path("${path}")`
    const lamps = course.stations.map((station) => makeLight(station, colours))
    lights.replaceChildren(...lamps)
    const timeline = new ScrollTimeline({ source: document.documentElement })
    const tie = (target: Element | undefined, keyframes: Keyframe[]) => {
      if (target) animations.push(target.animate(keyframes, { timeline, fill: 'both' }))
    }
    tie(dart, framesOf(stops))
    for (const { station, scrolled } of stops) {
      if (station === undefined) continue
      const from = Math.max(0, scrolled - 40 / scrollable)
      tie(lamps[station], passing(from, scrolled, { opacity: 0 }, { opacity: 1 }))
      tie(stages[station], passing(from, scrolled, { filter: 'brightness(.72)' }, { filter: 'brightness(1.25)' }))
    }
  }

  let frame = 0
  const resized = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(takeOff)
  })
  // Sections move the marks when they grow, also where another one shrinks by as much.
  for (const section of main.querySelectorAll(':scope > section')) resized.observe(section)
  resized.observe(main)
  signal.addEventListener('abort', () => {
    resized.disconnect()
    cancelAnimationFrame(frame)
    ground()
    drawing.remove()
    row.src = still
    for (const column of columns) column.style.removeProperty('visibility')
  })
}

function framesOf(stops: Flown['stops']): Keyframe[] {
  const frames = stops.map(({ distance, scrolled }) => ({ offsetDistance: `${distance.toFixed(1)}px`, offset: scrolled }))
  const [first] = frames
  const last = frames.at(-1)
  return first && last ? [{ ...first, offset: 0 }, ...frames, { ...last, offset: 1 }] : []
}

const passing = (from: number, to: number, before: Keyframe, after: Keyframe): Keyframe[] => [
  { ...before, offset: 0 },
  { ...before, offset: from },
  { ...after, offset: to },
  { ...after, offset: 1 },
]
