/** Columns of text, as wide as what is in them; the last is not filled up. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => lengthOf(cells[column] ?? ''))))
  const fill = (text: string, width: number) => text + ' '.repeat(width - lengthOf(text))
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => fill(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const lengthOf = (text: string) => [...text].length
