import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { type Family, fontFile, type Weights } from './families'
import { keepCut } from './kept-cuts'
import { readCharacters } from './sfnt'

export type SubsetFile = { characters: string[]; data: Buffer }

/** Compressed for browsers, or plain for programs that set text. */
type Cut = { format: 'woff2' | 'sfnt'; wght: Weights }

/** Features that pages use. Another one would bring its glyphs into every cut: superiors, fractions, other shapes of letters. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** The part of a family's font that `isWanted` asks for. */
export async function subsetFile(family: Family, isWanted: (character: string) => boolean, { format, wght }: Cut): Promise<SubsetFile> {
  const font = await readFile(fontFile(family))
  const characters = (await readCharacters(font)).filter(isWanted)
  const text = characters.join('')
  const data = await keepCut([font, text, format, JSON.stringify([wght, keepFeatures])], () =>
    subsetFont(font, text, { targetFormat: format, keepFeatures, variationAxes: { wght } }),
  )
  return { characters, data }
}
