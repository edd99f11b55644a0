import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import { describe, expect, it } from 'vitest'
import { families, fontFile } from '@/build/fonts/families'
import { readCharacterMap, readCharacters, readTables } from '@/build/fonts/sfnt'

const [apostrophe, rightQuote] = [0x02bc, 0x2019]

describe.each(families)('the font the site is set in ($name)', async (family) => {
  const file = readFileSync(fontFile(family))
  const tables = new Map(readTables(await convert(file, 'sfnt')).map(({ tag, data }) => [tag, data]))

  it('has the letters and signs of both languages in one file', async () => {
    const characters = new Set(await readCharacters(file))
    expect(characters.size).toBeGreaterThan(600)
    expect([...'AZaz09АЯаяҐґЄєІіЇїŠłé₴€$№«»“”–—×−ʼ\u00A0'].filter((character) => !characters.has(character))).toEqual([])
  })

  it('writes the Ukrainian apostrophe as the one printers set', () => {
    const map = readCharacterMap(tables.get('cmap') ?? Buffer.alloc(4))
    expect(map.get(apostrophe)).toBeGreaterThan(0)
    if (family.id === 'manrope') expect(map.get(apostrophe)).toBe(map.get(rightQuote))
  })

  it('is smoothed by Windows at every size', () => {
    expect(tables.get('gasp')).toEqual(Buffer.from([0, 1, 0, 1, 0xff, 0xff, 0, 0x0f]))
  })
})
