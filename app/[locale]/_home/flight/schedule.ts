import { type Curve, curveBetween, lengthOf } from './curve'
import type { Leg } from './route'

export type Flown = {
  curves: Curve[]
  /** How far along the path, in px, the dart is at which place of the page, of 1: both only ever grow. */
  stops: { distance: number; scrolled: number; station?: number | undefined }[]
}

/** In px: how far down the page the route begins to count, how high the window is, how far the page scrolls. */
export type Page = { top: number; windowHeight: number; scrollable: number }

export function tieToScroll(legs: readonly Leg[], { top, windowHeight, scrollable }: Page): Flown {
  const scrollOf = ({ y, seenAt }: Leg) => Math.min(1, Math.max(0, (top + y - seenAt * windowHeight) / scrollable))
  const curves = legs.slice(1).map((leg, index) => curveBetween(legs[index] as Leg, leg))
  let distance = 0
  let scrolled = 0
  const stops = legs.map((leg, index) => {
    const curve = curves[index - 1]
    distance += curve ? lengthOf(curve) : 0
    scrolled = Math.max(scrolled, scrollOf(leg))
    return { distance, scrolled, station: leg.station }
  })
  return { curves, stops }
}
