/** An ellipse about a centre, turned; half axes in units of the drawing. */
type Ring = { a: number; b: number }

type RingsProps = { cx: number; cy: number; turn: number; rings: readonly Ring[]; half: 'back' | 'front' }

/** Half of each ring: the back runs behind the planet, the front before it. */
export function Rings({ cx, cy, turn, rings, half }: RingsProps) {
  return rings.map(({ a, b }) => <path key={a} d={halfEllipse(cx, cy, a, b, turn, half)} />)
}

function halfEllipse(cx: number, cy: number, a: number, b: number, turn: number, half: 'back' | 'front'): string {
  const radians = (turn * Math.PI) / 180
  const end = (side: number) => `${(cx + side * a * Math.cos(radians)).toFixed(1)} ${(cy + side * a * Math.sin(radians)).toFixed(1)}`
  const [from, to] = half === 'back' ? [-1, 1] : [1, -1]
  return `M${end(from)}A${a} ${b} ${turn} 0 1 ${end(to)}`
}
