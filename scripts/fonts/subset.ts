import { readFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { type Family, fullFile } from './families'
import { keepCut } from './kept-cuts'
import { readCharacterMap, readTables, writeCharacterMap, writeTables } from './sfnt'

const apostrophe = 0x02bc
const rightQuote = 0x2019

export type SubsetFile = { characters: string[]; data: Buffer }

/** A compressed file with the family's axis for browsers, or one plain weight for programs that set text. */
type Cut = { format: 'woff2' } | { format: 'sfnt'; wght: number }

/** The part of one file of a family that `wanted` needs, or null when it needs none of it. */
export async function subsetFile(
  family: Family,
  subset: string,
  wanted: ReadonlySet<string>,
  cut: Cut = { format: 'woff2' },
): Promise<SubsetFile | null> {
  const file = fullFile(family, subset)
  const font = await (fonts.get(file) ?? remember(file))
  const characters = [...wanted].filter((character) => font.map.has(character.codePointAt(0) ?? 0)).sort()
  if (characters.length === 0) return null
  const text = characters.join('')
  const wght = cut.format === 'sfnt' ? cut.wght : family.weights
  const data = await keepCut([font.data, text, cut.format, JSON.stringify(wght)], () =>
    subsetFont(font.data, text, { targetFormat: cut.format, variationAxes: { wght } }),
  )
  return { characters, data }
}

const fonts = new Map<string, ReturnType<typeof readFont>>()

/** Both locales are cut from the same files. */
function remember(file: string): ReturnType<typeof readFont> {
  const font = readFont(file)
  fonts.set(file, font)
  return font
}

/** Manrope has no U+02BC, the Ukrainian apostrophe; it looks like U+2019, so that glyph answers for both. */
async function readFont(file: string): Promise<{ data: Buffer; map: Map<number, number> }> {
  const font = await convert(await readFile(file), 'sfnt')
  const tables = readTables(font)
  const cmap = tables.find(({ tag }) => tag === 'cmap')
  if (!cmap) throw new Error(`${file} has no character map.`)
  const map = readCharacterMap(cmap.data)
  const glyph = map.get(rightQuote)
  if (glyph === undefined || map.has(apostrophe)) return { data: font, map }
  map.set(apostrophe, glyph)
  const mapped = tables.map((table) => (table === cmap ? { tag: 'cmap', data: writeCharacterMap(map) } : table))
  return { data: writeTables(font, mapped), map }
}
