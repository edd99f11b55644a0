/** An upper bound of the width of a text in the semibold of the text face: Ukrainian letters are the widest, at about 0.6 of the size on average. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.61

type Label = { at: number; width: number }
type Placed = { start: number; row: number }

/** Between two labels of one row. */
const gap = 12

/** Centres labels, given in order, under their places within 0 to `end`, and puts one that would touch its neighbour in the next row. */
export function placeLabels(labels: readonly Label[], end: number): Placed[] {
  const rows: number[] = []
  return labels.map(({ at, width }) => {
    const start = keepInside(at - width / 2, width, end)
    const free = rows.findIndex((taken) => taken + gap <= start)
    const row = free < 0 ? rows.length : free
    rows[row] = start + width
    return { start, row }
  })
}

/** Moves a text that begins at `start` left until it ends within the drawing. */
export function keepInside(start: number, width: number, end: number): number {
  return Math.max(0, Math.min(start, end - width))
}

/** A name in one line if it fits, otherwise in two lines of nearly the same length. */
export function breakName(name: string, size: number, width: number): string[] {
  if (textWidth(name, size) <= width) return [name]
  const words = name.split(' ')
  const halves = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longer = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return halves.sort((a, b) => longer(a) - longer(b))[0] ?? [name]
}
