/** Columns as wide as their widest cell; all but the first stand to the right. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((all, row) => row.map((cell, at) => Math.max(cell.length, all[at] ?? 0)), [])
  return rows
    .map((row) =>
      row
        .map((cell, at) => pad(cell, widths[at] ?? 0, at))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const pad = (cell: string, width: number, at: number) => (at === 0 ? cell.padEnd(width) : cell.padStart(width))

/** `1.3×`; nothing can be said of a multiple of zero. */
export const toRatio = (value: number, peer: number) => (peer > 0 ? `${(value / peer).toFixed(2)}×` : '–')
