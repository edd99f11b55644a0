/** How a way is measured, so that its stars stand one apart: a ring has no second star where it closes. */
export function lengthOf({ way, count }: { way: string; count: number }): number {
  return Math.max(1, way.endsWith('Z') ? count : count - 1)
}

/** Draws a way as dots at these places and nowhere else: dashes of no length, and the gaps between them. */
export function dotsAt(places: readonly number[], length: number): { strokeDasharray: string; strokeDashoffset: number } {
  const gaps = places.map((place, index) => (places[index + 1] ?? place + length + 1) - place)
  return { strokeDasharray: gaps.map((gap) => `0 ${gap}`).join(' '), strokeDashoffset: -(places[0] ?? 0) }
}
