import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { projectFiles, read } from '../support/files'
import { messagesOf } from '../support/messages'
import { findMistakes, typography, words } from '../support/ukrainian'

/** What stands under `uk`, however deep, in data of both languages. Tags are what people type into a search, not what they read. */
function ukrainianIn(value: unknown, isUkrainian = false): string[] {
  if (typeof value === 'string') return isUkrainian ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'tags' ? [] : ukrainianIn(part, isUkrainian || key === 'uk')))
}

const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`|\]\([^)]*\)/g, ' ')

/** Straight marks are mistakes everywhere; spaces and apostrophes of the content are set by the build. */
const typed = [...words, ...typography.filter(({ name }) => name.includes('quotation'))]

const texts: [string, string][] = [
  ...projectFiles.filter((file) => /^content\/.*\.uk\.md$/.test(file)).map((file): [string, string] => [file, withoutCode(read(file))]),
  ...projectFiles
    .filter((file) => /^content\/.*\.yaml$/.test(file))
    .flatMap((file) => ukrainianIn(parse(read(file))).map((text): [string, string] => [file, withoutCode(text)])),
]

const blockTexts = projectFiles.filter((file) => /^estimate\/catalogue\/texts\/.*\.json$/.test(file))

describe('Ukrainian that is still to be built', () => {
  it('in the content has no calques and no straight quotation marks', () => {
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.flatMap(([file, text]) => findMistakes(text, typed).map((mistake) => `${file}: ${mistake}`))).toEqual([])
  })

  it('in the words of the interface is ready to be read', () => {
    const mistakes = [...messagesOf('uk')].flatMap(([key, text]) =>
      findMistakes(text.replace(/\{\w+/g, ''), [...typography, ...words]).map((mistake) => `${key}: ${mistake}`),
    )
    expect(mistakes).toEqual([])
  })

  it('in the texts of the estimate’s blocks is ready to be read', () => {
    const mistakes = blockTexts.flatMap((file) => {
      const data: unknown = JSON.parse(read(file))
      return ukrainianIn(data, /uk/.test(file)).flatMap((text) =>
        findMistakes(text, [...typography, ...words]).map((mistake) => `${file}: ${mistake}`),
      )
    })
    expect(mistakes).toEqual([])
  })

  it('would be noticed: the words under “uk” are found, however deep they stand', () => {
    expect(ukrainianIn({ en: 'no', uk: { a: ['так', { b: 'і так' }] }, deep: { uk: 'теж' } })).toEqual(['так', 'і так', 'теж'])
    expect(findMistakes('Мобільний додаток на "екрані"', typed)).toHaveLength(2)
  })
})
