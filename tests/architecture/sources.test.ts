import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { projectFiles, read } from '../support/files'

/** Every paragraph, row and note of the content, with its links. */
const paragraphs = projectFiles
  .filter((file) => /^content\/.*\.(?:md|yaml)$/.test(file) && !file.endsWith('README.md'))
  .flatMap((file) => {
    const texts = file.endsWith('.md') ? [read(file)] : stringsOf(parse(read(file)))
    return texts.flatMap((text) => text.split(/\n\s*\n|\n(?=\||\[\^)/)).map((text) => ({ file, text: text.replace(/\s+/g, ' ').trim() }))
  })

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

const isRead = /\bread in \p{Lu}\p{L}+ 20\d\d|прочитано в \p{L}+ 20\d\d/iu
const isTitledNote = /^\[\^\d+\]: .*[“«]/
const hasLink = /\]\(https:/

const unlinked = (texts: readonly { file: string; text: string }[]) =>
  texts
    .filter(({ text }) => (isRead.test(text) || isTitledNote.test(text)) && !hasLink.test(text))
    .map(({ file, text }) => `${file}: ${text}`)

describe('a source', () => {
  it('is linked where it is named, but what a note explains in the site’s own words', () => {
    expect(paragraphs.filter(({ text }) => isRead.test(text)).length).toBeGreaterThan(5)
    const own = unlinked(paragraphs).filter((said) => /“brief” stage|етап «бриф»/.test(said))
    expect(unlinked(paragraphs).filter((said) => !own.includes(said))).toEqual([])
    expect(unlinked([{ file: 'here', text: '[^1]: Tensoria, “RAG project costs.”' }])).toHaveLength(1)
    expect(unlinked([{ file: 'here', text: 'Plans as listed in the documentation, read in November 2026.' }])).toHaveLength(1)
  })

  it('has a mark that nobody reads as a digit of the number before it', () => {
    const read = (text: string) => /\d[.,%)]?\[\^\d+\]/.test(text)
    expect(paragraphs.filter(({ text }) => /\[\^\d+\](?!:)/.test(text)).length).toBeGreaterThan(10)
    expect(paragraphs.filter(({ text }) => read(text)).map(({ file, text }) => `${file}: ${text.slice(0, 80)}`)).toEqual([])
    expect(read('it puts it at 1.5–2.[^2]')).toBe(true)
  })
})
