// Run by hand when a font's package has a new version: npx tsx artwork/fonts/patch.ts
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { families, fullFile, packageFile, packageVersion, patchedFile, subsetNames } from '@/scripts/fonts/families'
import { toRange } from '@/scripts/fonts/ranges'
import { readCharacterMap, readTables, writeCharacterMap, writeTables } from './sfnt'

const apostrophe = 0x02bc
const rightQuote = 0x2019

/** Manrope has no U+02BC, the Ukrainian apostrophe; it looks like U+2019, so that glyph answers for both. */
async function addApostrophe(file: string): Promise<Buffer> {
  const font = await convert(await readFile(file), 'sfnt')
  const tables = readTables(font).map(({ tag, data }) => {
    if (tag !== 'cmap') return { tag, data }
    const map = readCharacterMap(data)
    map.set(apostrophe, map.get(rightQuote) ?? 0)
    return { tag, data: writeCharacterMap(map) }
  })
  return convert(writeTables(font, tables), 'woff2')
}

async function charactersOf(file: string): Promise<string[]> {
  const cmap = readTables(await convert(await readFile(file), 'sfnt')).find(({ tag }) => tag === 'cmap')
  return [...(cmap ? readCharacterMap(cmap.data) : new Map<number, number>()).keys()].map((code) => String.fromCodePoint(code))
}

const [manrope] = families
if (manrope) await writeFile(patchedFile, await addApostrophe(packageFile(manrope, 'latin')))

const coverage = families.map(async (family) => {
  const ranges = subsetNames.map(async (subset) => [subset, toRange(await charactersOf(fullFile(family, subset)))])
  return [family.package, { version: await packageVersion(family), ...Object.fromEntries(await Promise.all(ranges)) }]
})
const file = join('scripts', 'fonts', 'coverage.json')
await writeFile(file, `${JSON.stringify(Object.fromEntries(await Promise.all(coverage)), null, 2)}\n`)
