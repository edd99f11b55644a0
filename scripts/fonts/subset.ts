import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import coverage from './coverage.json'
import { type Family, type FontCut, fullFile, type Subset } from './families'
import { keepCut } from './kept-cuts'
import { readRange } from './ranges'

export type SubsetFile = { characters: string[]; data: Buffer }

/** Compressed for browsers, or plain for programs that set text. */
type Cut = { format: 'woff2' | 'sfnt'; wght: FontCut['wght'] }

/** The part of one file of a family that `wanted` needs, or null when it needs none of it. */
export async function subsetFile(
  family: Family,
  subset: Subset,
  wanted: ReadonlySet<string>,
  { format, wght }: Cut,
): Promise<SubsetFile | null> {
  const characters = [...wanted].filter(readRange(coverage[family.package][subset])).sort()
  if (characters.length === 0) return null
  const font = await readFile(fullFile(family, subset))
  const text = characters.join('')
  const data = await keepCut([font, text, format, JSON.stringify(wght)], () =>
    subsetFont(font, text, { targetFormat: format, variationAxes: { wght } }),
  )
  return { characters, data }
}
