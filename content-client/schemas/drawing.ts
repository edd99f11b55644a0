import { z } from 'zod'
import type { MarkdownSource } from '../rich-text/types'
import { name, optionalCodes, optionalDots, optionalGroup, optionalName, optionalText, text } from './parts'

/** The words of a drawing that has a dot for everything a document counts; names of rows and columns with strokes between them. */
const drawing = z.object({
  /** A number it begins with is set large. */
  title: name,
  /** What it shows, for those who cannot see it. */
  text,
  columns: optionalText,
  rows: text,
  marked: optionalName,
  plain: optionalName,
  hollow: optionalName,
})

/** `codes` name the dots, in the same rows and columns: each dot links to the heading or the row of a table its code stands at. */
export const drawingFields = { dots: optionalDots, codes: optionalCodes, drawing: optionalGroup(drawing) }

type Drawn = { dots: string | null; codes: string | null; body: MarkdownSource }

const codesIn = (cell: string) => cell.split(' ').filter(Boolean)

export function namesEveryDot({ dots, codes }: Drawn): boolean {
  if (codes === null) return true
  const counts = codes.split('\n').map((row) => row.split('|').map((cell) => codesIn(cell).length))
  const wanted = (dots ?? '').split('\n').map((row) => row.split('|').map((cell) => cell.length))
  return JSON.stringify(counts) === JSON.stringify(wanted)
}

export function findsEveryCode({ codes, body }: Drawn): boolean {
  return codesIn((codes ?? '').replace(/[|\n]/g, ' ')).every((code) =>
    new RegExp(`^(#+ ${code}\\.|\\| *${code} *\\|)`, 'm').test(body.markdown),
  )
}
