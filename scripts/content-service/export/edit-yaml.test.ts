import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { setField } from './edit-yaml'

const file = `# Kept by Olena.
priority: 2   # before "Engineering"
tags: [a, b]
en:
  title: AI
  summary: >-
    A long text that somebody has wrapped
    where it was pleasant to read.
uk:
  title: ШІ
  summary: "Короткий"
`

describe('a field of a YAML file', () => {
  it('is replaced, and no other line is touched', () => {
    expect(setField(file, ['uk', 'title'], 'Штучний інтелект')).toBe(file.replace('title: ШІ', 'title: Штучний інтелект'))
    expect(setField(file, ['priority'], 3)).toBe(file.replace('priority: 2 ', 'priority: 3 '))
    expect(setField(file, ['uk', 'summary'], 'Два: слова')).toBe(file.replace('"Короткий"', '"Два: слова"'))
  })

  it('may become a group or a list, and back', () => {
    const grouped = setField(file, ['en', 'summary'], { title: 'A', items: ['one', 'two'] })
    expect(parse(grouped).en).toEqual({ title: 'AI', summary: { title: 'A', items: ['one', 'two'] } })
    expect(grouped.split('\nuk:')[1]).toBe(file.split('\nuk:')[1])
    expect(parse(setField(grouped, ['en', 'summary'], 'Plain')).en.summary).toBe('Plain')
  })

  it('that is new stands before the languages, or at the end of its own', () => {
    expect(setField(file, ['sample'], true, { before: 'en' })).toBe(file.replace('en:', 'sample: true\nen:'))
    expect(setField(file, ['en', 'note'], 'x')).toBe(file.replace('to read.\n', 'to read.\n  note: x\n'))
    expect(setField(file, ['uk', 'note'], 'x')).toBe(`${file.trimEnd()}\n  note: x\n`)
  })

  it('is taken out with its lines', () => {
    expect(setField(file, ['en', 'summary'], undefined)).toBe(file.replace(/ {2}summary: >-\n.*\n.*\n/, ''))
    expect(setField(file, ['tags'], undefined)).toBe(file.replace('tags: [a, b]\n', ''))
    expect(setField(file, ['en', 'gone'], undefined)).toBe(file)
  })

  it('begins a language that has none yet', () => {
    expect(parse(setField('en: {}\nuk: {}\n', ['uk', 'title'], 'Так'))).toEqual({ en: {}, uk: { title: 'Так' } })
  })
})
