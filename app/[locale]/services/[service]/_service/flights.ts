import { type DrawnService, isDrawn } from '@/components/services/drawn-services'

type Point = readonly [x: number, y: number]

/** How the work of a service runs: the height of each of its stations, from 0 above to 100 below, and what flies beside it. */
type Profile = { heights: readonly number[]; end: number; loops?: number; beside?: (stations: readonly Point[]) => string }

const at = (stations: readonly Point[], index: number): Point => stations[index] ?? [0, 0]

const profiles: Record<DrawnService, Profile> = {
  // Cycles of two weeks while it is built.
  'web-application-development': { heights: [84, 70, 58, 30, 14], end: 4, loops: 4 },
  // A decision: the flight may end there.
  'ai-development': {
    heights: [86, 62, 36, 24, 12],
    end: 6,
    beside: (stations) => {
      const [x, y] = at(stations, 2)
      return `M${x} ${y}C${x + 5} ${y - 10} ${x + 9} ${y + 18} ${x + 11} 104`
    },
  },
  // The old file goes on at its height; the new tool comes up to it, runs beside it, and the old one ends at the switch.
  'custom-software-development': {
    heights: [92, 82, 64, 44, 38],
    end: 4,
    beside: (stations) => `M-34 28H${at(stations, 4)[0]}`,
  },
  // A leap a day.
  'design-sprint': { heights: [88, 74, 58, 40, 18], end: -10 },
  // Down to the bottom of it, and up again with what was found.
  'technical-audit': { heights: [16, 56, 88, 22], end: 6 },
}

const gentle: Profile = { heights: [], end: 8 }

/** The flight through the stations of a service, in per cent of its picture: its path, what flies beside it, and where the stations are. */
export function toFlight(service: string, count: number) {
  const own = isDrawn(service) && profiles[service].heights.length === count ? profiles[service] : gentle
  const stations = Array.from(
    { length: count },
    (_, index): Point => [
      toTenth(((index * 1264) / count + 8) / 12.4),
      own.heights[index] ?? toTenth(86 - (72 * index) / Math.max(1, count - 1)),
    ],
  )
  const hops = service === 'design-sprint'
  const [, firstY] = at(stations, 0)
  const points: Point[] = [[-34, firstY + 8], ...stations, [134, own.end]]
  const path = hops ? leap(points) : smooth(points, own.loops)
  return { stations, path, beside: own.beside?.(stations) ?? '' }
}

/** From point to point with the direction of its neighbours. */
function smooth(points: readonly Point[], loops = 0): string {
  const slope = (index: number) => {
    const [before, after] = [at(points, Math.max(0, index - 1)), at(points, Math.min(points.length - 1, index + 1))]
    return (after[1] - before[1]) / (after[0] - before[0])
  }
  return points.slice(1).reduce(
    (path, [x, y], index) => {
      const [fromX, fromY] = at(points, index)
      const third = (x - fromX) / 3
      // The third station of a service that goes in cycles is where it is built.
      const coil = loops > 0 && index === 3
      const next = coil
        ? coiled([fromX, fromY], [x, y], loops)
        : `C${toTenth(fromX + third)} ${toTenth(fromY + slope(index) * third)} ${toTenth(x - third)} ${toTenth(y - slope(index + 1) * third)} ${x} ${y}`
      return path + next
    },
    `M${at(points, 0).join(' ')}`,
  )
}

/** Round and round on the way up: a loop is two curves, back over its top and forward along its foot. */
function coiled([fromX, fromY]: Point, [x, y]: Point, loops: number): string {
  const [half, rise, round, high] = [(x - fromX) / loops / 2, (y - fromY) / loops / 2, 3.6, 26]
  // Everything leans as the way does.
  const lean = rise / half
  const pair = (across: number, up: number) => `${toTenth(across)} ${toTenth(across * lean - up)}`
  const up = `${pair(half + round, high)} ${pair(half, high)}`
  const down = `${pair(half - round, -high)} ${pair(half, -high)}`
  return `c${pair(round, 0)} ${up}s${down}${`s${up}s${down}`.repeat(loops - 1)}L${x} ${y}`
}

function leap(points: readonly Point[]): string {
  return points.slice(1).reduce(
    (path, [x, y], index) => {
      const [fromX, fromY] = at(points, index)
      const high = Math.min(y, fromY) - 30
      return `${path}C${toTenth(fromX + (x - fromX) * 0.3)} ${high} ${toTenth(fromX + (x - fromX) * 0.7)} ${high} ${x} ${y}`
    },
    `M${at(points, 0).join(' ')}`,
  )
}

const toTenth = (value: number) => Math.round(value * 10) / 10
