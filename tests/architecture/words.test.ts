import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { locales } from '@/routing/locales'
import { projectFiles, read } from '../support/files'
import { bannedWords, findBannedWords } from '../support/house-words'
import { type WrittenText, writtenTexts } from '../support/written-texts'

/** Contracts and laws are read word by word; everything else is written as it is said. */
const isLegal = ({ place }: WrittenText) => /^content\/(?:legal-pages|sample-documents|trust)/.test(place)

const full = /\b(?:do|does|did|is|are|was|were|will|would|could|should|has|have|had) not\b|\bcannot\b/gi
const contracted = /n’t\b/gi
const count = (texts: readonly WrittenText[], pattern: RegExp) =>
  texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)

describe('the words of the site', () => {
  it.each(locales)('are the house’s own (%s): spelling, one word for one thing, nothing carried over from the other language', (locale) => {
    const texts = writtenTexts(locale)
    expect(texts.length).toBeGreaterThan(2000)
    expect(texts.flatMap(({ place, text }) => findBannedWords(text, locale).map((word) => `${place}: ${word}`))).toEqual([])
  })

  it('are contracted in English where a person would say them so, but in legal texts', () => {
    const spoken = writtenTexts('en').filter((text) => !isLegal(text))
    const [said, spelledOut] = [count(spoken, contracted), count(spoken, full)]
    expect(said).toBeGreaterThan(200)
    expect(spelledOut / (said + spelledOut)).toBeLessThan(0.15)
  })

  it('have curly apostrophes and quotation marks in English', () => {
    const straight = writtenTexts('en').filter(({ text }) => /\p{L}'\p{L}|(?<=^|\s)"|"(?=[\s.,]|$)/u.test(text))
    expect(straight.map(({ place, text }) => `${place}: ${text.slice(0, 80)}`)).toEqual([])
  })
})

/** A time without its half of the day: the second of a range says it for both. */
const bareTime = /\b(?:[01]?\d|2[0-3]):[0-5]\d\b(?!(?:–\u2060?\d{1,2}:\d\d)?[ \u00A0][ap]\.m\.)|\d\s?[AP]M\b/

/** A word written twice by mistake; names of places and quotes of sources have none. */
const doubled = /(?<![\p{L}’-])(\p{L}{2,})[ \u00A0]\1(?![\p{L}’-])/giu

describe('prose', () => {
  it.each(locales)('says no word twice in a row (%s)', (locale) => {
    expect('and and only'.match(doubled)).toHaveLength(1)
    expect(writtenTexts(locale).flatMap(({ place, text }) => (text.match(doubled) ?? []).map((word) => `${place}: ${word}`))).toEqual([])
  })

  it('tells the time as Americans read it', () => {
    expect(['At 14:30.', '9:00–18:00', '2 PM'].filter((text) => !bareTime.test(text))).toEqual([])
    expect(bareTime.test('9:00–11:30 a.m., at 2:00 p.m.')).toBe(false)
    expect(writtenTexts('en').flatMap(({ place, text }) => (bareTime.test(text) ? [`${place}: ${bareTime.exec(text)?.[0]}`] : []))).toEqual(
      [],
    )
  })

  it.each(locales)('names no version of the catalogue: it would be an old one some day (%s)', (locale) => {
    const typed = writtenTexts(locale).filter(({ text }) => /(?<![\d.-])20\d\d\.\d(?!\d)/.test(text))
    expect(typed.map(({ place, text }) => `${place}: ${text.slice(0, 80)}`)).toEqual([])
  })
})

describe('a kind of product', () => {
  const entries = (folder: string) =>
    projectFiles.flatMap((file) =>
      file.startsWith(`content/${folder}/`) && file.endsWith('.yaml') ? [[file, parse(read(file))] as const] : [],
    )

  it('has one name, in its guide and in its preset', () => {
    const presets = new Map(entries('estimate-presets').map(([file, preset]) => [basename(file, '.yaml'), preset]))
    const named = entries('cost-guides').flatMap(([, guide]) =>
      locales.map((locale) => [guide[locale].shortTitle, presets.get(guide.preset)?.[locale].title]),
    )
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter(([guide, preset]) => guide !== preset)).toEqual([])
  })
})

describe('a word that is not used', () => {
  it.each(locales)('has something to be written instead, and a reason (%s)', (locale) => {
    for (const { instead, reason } of bannedWords[locale]) {
      expect(instead.length).toBeGreaterThan(1)
      expect(reason).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  it.each([
    ['en', 'Send us an e-mail and we organise the hand-over.', 3],
    ['en', 'The catalogue stands below; write a letter by 5 March.', 4],
    ['en', 'We organize the setup. The sum of the squares, a capital letter and data is fine.', 0],
    ['uk', 'Мобільний додаток приймає участь у нашому проекті', 3],
    ['uk', 'Сфери Додатка III і додаток до договору, проєктор, довірливо, збігатися', 0],
    ['uk', 'Дедлайн блоку — до релізу', 3],
    ['en', 'Similar projects cost $49,500, and such projects usually end at $60,000.', 1],
    ['en', 'By our model, eight in ten projects like this end up in this range.', 0],
    ['uk', 'Схожі проєкти коштують 2 млн ₴ (каталог 2026.2)', 2],
  ] as const)('is found (%s): %s', (locale, text, times) => {
    expect(findBannedWords(text, locale)).toHaveLength(times)
  })
})
