import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import coverage from './coverage.json'
import { type Family, fullFile, type Subset } from './families'
import { keepCut } from './kept-cuts'
import { readRange } from './ranges'

export type SubsetFile = { characters: string[]; data: Buffer }

/** A compressed file with the family's axis for browsers, or one plain weight for programs that set text. */
type Cut = { format: 'woff2' } | { format: 'sfnt'; wght: number }

/** The part of one file of a family that `wanted` needs, or null when it needs none of it. */
export async function subsetFile(
  family: Family,
  subset: Subset,
  wanted: ReadonlySet<string>,
  cut: Cut = { format: 'woff2' },
): Promise<SubsetFile | null> {
  const characters = [...wanted].filter(readRange(coverage[family.package][subset])).sort()
  if (characters.length === 0) return null
  const font = await readFile(fullFile(family, subset))
  const text = characters.join('')
  const wght = cut.format === 'sfnt' ? cut.wght : family.weights
  const data = await keepCut([font, text, cut.format, JSON.stringify(wght)], () =>
    subsetFont(font, text, { targetFormat: cut.format, variationAxes: { wght } }),
  )
  return { characters, data }
}
