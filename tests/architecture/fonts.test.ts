import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import { describe, expect, it } from 'vitest'
import { readCharacterMap, readTables } from '@/artwork/fonts/sfnt'
import coverage from '@/scripts/fonts/coverage.json'
import { families, fullFile, packageFile, packageVersion, patchedFile, subsetNames } from '@/scripts/fonts/families'
import { toRange } from '@/scripts/fonts/ranges'

const [apostrophe, rightQuote] = [0x02bc, 0x2019]

async function readFont(file: string) {
  const tables = new Map(readTables(await convert(readFileSync(file), 'sfnt')).map(({ tag, data }) => [tag, data]))
  return { tables, characters: readCharacterMap(tables.get('cmap') ?? Buffer.alloc(4)) }
}

describe('the fonts the site is set in', () => {
  it.each(families)('are those of the installed package, or artwork/fonts/patch.ts has to be run again ($name)', async (family) => {
    expect(coverage[family.package].version).toBe(await packageVersion(family))
  })

  it.each(families.flatMap((family) => subsetNames.map((subset) => ({ name: family.name, family, subset }))))(
    'have the characters the build counts on ($name, $subset)',
    async ({ family, subset }) => {
      const { characters } = await readFont(fullFile(family, subset))
      const known = toRange([...characters.keys()].map((code) => String.fromCodePoint(code)))
      expect(characters.size).toBeGreaterThan(50)
      expect(coverage[family.package][subset]).toBe(known)
    },
  )

  it('write the Ukrainian apostrophe in Manrope too, and differ from the package in nothing else', async () => {
    const [manrope] = families
    if (!manrope) throw new Error('There is no Manrope.')
    const [patched, original] = [await readFont(patchedFile), await readFont(packageFile(manrope, 'latin'))]
    expect(patched.characters.get(apostrophe)).toBe(original.characters.get(rightQuote))
    expect(new Map([...original.characters, [apostrophe, patched.characters.get(apostrophe)]])).toEqual(patched.characters)
    const different = [...original.tables].filter(([tag, data]) => !patched.tables.get(tag)?.equals(data)).map(([tag]) => tag)
    // The character map, and the sum of the whole file in its header.
    expect(different.filter((tag) => !['cmap', 'head'].includes(tag))).toEqual([])
    expect([...patched.tables.keys()].sort()).toEqual([...original.tables.keys()].sort())
  })
})
