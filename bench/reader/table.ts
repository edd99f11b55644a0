/** Numbers that are learned by Adam (Kingma and Ba, 2015), row by row: most clues are in few texts. */
export class Table {
  readonly values: Float32Array
  readonly slopes: Float32Array
  private readonly means: Float32Array
  private readonly squares: Float32Array
  private readonly touched = new Set<number>()
  private readonly row: number

  constructor(rows: number, row: number, initial: (at: number) => number) {
    this.row = row
    this.values = Float32Array.from({ length: rows * row }, (_, at) => initial(at))
    this.slopes = new Float32Array(rows * row)
    this.means = new Float32Array(rows * row)
    this.squares = new Float32Array(rows * row)
  }

  /** Where the slopes of a row begin, which are about to be added to. */
  touch(row: number): number {
    this.touched.add(row)
    return row * this.row
  }

  /** `decay` draws values to nought. */
  learn(step: number, rate: number, decay: number): void {
    const [warmMean, warmSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    for (const row of this.touched)
      for (let at = row * this.row; at < (row + 1) * this.row; at++) {
        const slope = this.slopes[at] as number
        const mean = 0.9 * (this.means[at] as number) + 0.1 * slope
        const square = 0.999 * (this.squares[at] as number) + 0.001 * slope * slope
        const value = this.values[at] as number
        this.means[at] = mean
        this.squares[at] = square
        this.values[at] = value - rate * (mean / warmMean / (Math.sqrt(square / warmSquare) + 1e-8) + decay * value)
        this.slopes[at] = 0
      }
    this.touched.clear()
  }
}

/** Numbers that look random and are the same every time (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
