// Run by hand with the files of the authors, named in artwork/README.md: npx tsx artwork/fonts/take-fonts.ts <Manrope> <Unbounded>
import { readFile, writeFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import { families, fontFile } from '@/build/fonts/families'
import { readCharacterMap, readTables } from '@/build/fonts/sfnt'
import { writeCharacterMap, writeTables } from './write-sfnt'

const apostrophe = 0x02bc
const rightQuote = 0x2019

/** Manrope has no U+02BC, the Ukrainian apostrophe; it looks like U+2019, so that glyph answers for both. */
function addApostrophe(font: Buffer): Buffer {
  const tables = readTables(font).map(({ tag, data }) => {
    if (tag !== 'cmap') return { tag, data }
    const map = readCharacterMap(data)
    if (!map.has(apostrophe)) map.set(apostrophe, map.get(rightQuote) ?? 0)
    return { tag, data: writeCharacterMap(map) }
  })
  return writeTables(font, tables)
}

for (const [index, family] of families.entries()) {
  const font = await readFile(process.argv[2 + index] ?? '')
  await writeFile(fontFile(family), await convert(addApostrophe(font), 'woff2'))
}
