import { describe, expect, it } from 'vitest'
import { toTerm } from '@/components/search/words'
import { excerptOf, markWords } from './mark'

const terms = new Set(['оцінка', 'price'].map(toTerm))

describe('words that were found', () => {
  it('are marked in every form, and nothing is lost around them', () => {
    const parts = markWords('Про оцінки й prices: чесно.', terms)
    expect(parts.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['оцінки', 'prices'])
    expect(parts.map(({ text }) => text).join('')).toBe('Про оцінки й prices: чесно.')
  })

  it('never become markup', () => {
    expect(markWords('<b>price</b>', terms)).toEqual([
      { text: '<b>', marked: false, at: 0 },
      { text: 'price', marked: true, at: 3 },
      { text: '</b>', marked: false, at: 8 },
    ])
  })
})

describe('an excerpt', () => {
  const long = `${'слово '.repeat(60)}оцінка ${'далі '.repeat(60)}`.trim()

  it('is the whole text where it is short', () => {
    expect(excerptOf('Коротко про оцінку.', terms)).toBe('Коротко про оцінку.')
  })

  it('shows the first word that was found, with whole words around it', () => {
    const excerpt = excerptOf(long, terms)
    expect(excerpt).toContain('оцінка')
    expect(excerpt).toMatch(/^… слово .+ далі …$/)
    expect(excerpt.length).toBeLessThan(260)
  })

  it('begins at the beginning where nothing was found in the text itself', () => {
    expect(excerptOf(long, new Set(['ніде']))).toMatch(/^слово .+ …$/)
  })
})
