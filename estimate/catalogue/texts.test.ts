import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { typeset } from '../../content-client/typography'
import { blockTitles } from '../titles'
import { version20261 } from './2026-1'

const folder = 'estimate/catalogue/texts'
const lists = ['includes', 'excludes', 'assumptions', 'questions', 'tags'] as const
const languages = ['en', 'uk'] as const

type Language = (typeof languages)[number]
type Block = Record<(typeof lists)[number] | 'gloss' | 'summary', Record<Language, string | string[]>> & {
  short?: Record<Language, string>
}
type Texts = Record<string, Block>

const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const texts: [file: string, texts: Texts][] = files.map((name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))])
const blocks = texts.flatMap(([, file]) => Object.entries(file))
const ids = version20261.blocks.map(({ id }) => id)

describe('the texts of blocks', () => {
  it('exist for all 87 blocks, each in the file of its prefix', () => {
    const homes = texts.flatMap(([name, file]) => Object.keys(file).map((id) => [id, name.replace('.json', '')]))
    expect(homes.map(([id]) => id).sort()).toEqual([...ids].sort())
    expect(homes.filter(([id, prefix]) => id?.split('.')[0] !== prefix)).toEqual([])
  })

  it.each(blocks)('of %s are complete in both languages', (_id, block) => {
    const { short: _short, ...needed } = block
    expect(Object.keys(needed).sort()).toEqual([...lists, 'gloss', 'summary'].sort())
    for (const language of languages) {
      expect(block.summary[language]).toEqual(expect.any(String))
      expect(block.gloss[language]).toMatch(/^.{8,46}(?<!\.)$/)
      for (const list of lists) expect(block[list][language].length, `${list}, ${language}`).toBeGreaterThan(0)
    }
  })

  it.each(blocks)('of %s have a name that fits on one line of the list', (id, { short }) => {
    for (const language of languages) expect(short?.[language] ?? blockTitles[language][id]).toMatch(/^.{4,26}$/)
  })

  it.each(blocks)('of %s hold as much in one language as in the other, none of it empty or markup', (_id, block) => {
    for (const list of lists.filter((name) => name !== 'tags')) expect(block[list].uk.length).toBe(block[list].en.length)
    const lines = Object.values(block).flatMap((byLanguage) => Object.values(byLanguage).flat())
    expect(lines.filter((line) => line.trim() !== line || line === '' || /[<>"]/.test(line))).toEqual([])
  })

  it.each(blocks)('of %s name other blocks by their titles, or by how these begin', (_id, { tags: _words, ...read }) => {
    const named = { en: /blocks? (?:“[^”]+”(?: and | or )?)+/g, uk: /блоки? (?:«[^»]+»(?: і | або )?)+/g }
    for (const language of languages) {
      const titles = Object.values(blockTitles[language])
      const lines = Object.values(read).flatMap((texts) => texts[language])
      const names = lines
        .flatMap((line) => line.match(named[language]) ?? [])
        .flatMap((place) => place.match(/(?<=[“«])[^”»]+?(?=[.,]?[”»])/g) ?? [])
      expect(names.filter((name) => !titles.some((title) => title.startsWith(name)))).toEqual([])
    }
  })

  it.each(blocks)('of %s are typeset in Ukrainian', (_id, block) => {
    const { tags: _words, ...read } = block
    const lines = Object.values(read).flatMap(({ uk }) => uk)
    expect(lines.filter((line) => typeset(line, 'uk') !== line)).toEqual([])
  })
})
