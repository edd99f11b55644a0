import { channelsOf, hexOf } from '@/styles/settings/oklch'

/** What becomes of evenly spaced colours, three channels each; of those between them, what lies between. */
export type Table = Float32Array

/** Along each channel, from 0 to 255. */
const steps = 33
const apart = 255 / (steps - 1)

export function makeTable(paint: (hex: string) => string): Table {
  const table = new Float32Array(steps ** 3 * 3)
  for (let at = 0; at < steps ** 3; at++) {
    const place = [Math.floor(at / steps ** 2), Math.floor(at / steps) % steps, at % steps]
    table.set(channelsOf(paint(hexOf(place.map((index) => index * apart)))), at * 3)
  }
  return table
}

/** Paints points of three or four channels in their place. Millions of them: nothing is allocated for a point. */
export function throughTable(points: Buffer, channels: number, table: Table): void {
  for (let at = 0; at + 2 < points.length; at += channels) {
    const r = (points[at] ?? 0) / apart
    const g = (points[at + 1] ?? 0) / apart
    const b = (points[at + 2] ?? 0) / apart
    const red = Math.min(steps - 2, Math.floor(r))
    const green = Math.min(steps - 2, Math.floor(g))
    const blue = Math.min(steps - 2, Math.floor(b))
    const first = ((red * steps + green) * steps + blue) * 3
    for (let channel = 0; channel < 3; channel++) {
      const near = plane(table, first + channel, g - green, b - blue)
      const far = plane(table, first + channel + steps ** 2 * 3, g - green, b - blue)
      points[at + channel] = Math.round(near + (far - near) * (r - red))
    }
  }
}

/** Between four neighbours. */
function plane(table: Table, first: number, g: number, b: number): number {
  const row = steps * 3
  const left = (table[first] ?? 0) * (1 - b) + (table[first + 3] ?? 0) * b
  const right = (table[first + row] ?? 0) * (1 - b) + (table[first + row + 3] ?? 0) * b
  return left + (right - left) * g
}
