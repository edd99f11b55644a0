import type { SampleDocument } from '@/content-client/types'
import styles from './dots.module.scss'

/** The look of what stands for “x”, “o” and “.” in the dots of a document. */
export const dotOf: Readonly<Record<string, string>> = { x: styles.marked ?? '', o: styles.plain ?? '', '.': styles.hollow ?? '' }

export const cellsIn = (text: string) => text.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))

/** With a no-break space between two where the text was typeset. */
export const codesIn = (cell: string) => cell.split(/\s+/).filter(Boolean)

/** The dot of every code: the one at its place. */
export function dotsByCode({ dots, codes }: Pick<SampleDocument, 'dots' | 'codes'>): ReadonlyMap<string, string> {
  const drawn = cellsIn(dots ?? '')
  const pairs = cellsIn(codes ?? '').flatMap((row, line) =>
    row.flatMap((cell, column) => codesIn(cell).map((code, place) => [code, drawn[line]?.[column]?.[place] ?? ''] as const)),
  )
  return new Map(pairs)
}

/** The anchor of what a code stands at. */
export const anchorOf = (code: string) => code.toLowerCase()
