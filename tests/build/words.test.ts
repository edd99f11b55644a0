import { describe, expect, it } from 'vitest'
import { locales } from '@/routing/locales'
import { findBannedWords } from '../support/house-words'
import { findWrong, isIndexed, metasOf, pages } from '../support/pages'

const indexed = pages.filter(isIndexed)

describe('the words of every page', () => {
  it.each(locales)('are the house’s own, put together from whatever parts (%s)', (locale) => {
    const own = pages.filter((page) => page.locale === locale)
    const found = own.flatMap(({ address, texts }) =>
      texts.flatMap((text) => findBannedWords(text, locale).map((word) => `${address}: ${word}`)),
    )
    expect(own.length).toBeGreaterThan(30)
    expect([...new Set(found)]).toEqual([])
  })
})

describe('a range in a page', () => {
  it('ends no line after its dash', () => {
    const bare = /(?<!\p{L})\S*[\p{L}\d%]–[\p{L}\d$]\S*/u
    const shown = pages.map(({ address, main, graphs }) => ({
      address,
      text: graphs.reduce((text, graph) => text.replace(graph, ''), main),
    }))
    expect(shown.some(({ text }) => text.includes('–\u2060'))).toBe(true)
    expect(findWrong(shown, ({ text }) => bare.exec(text)?.[0])).toEqual([])
  })
})

describe('what a search result shows', () => {
  it('is a whole title: 60 characters at most', () => {
    expect(findWrong(indexed, ({ title }) => title.length > 60 && `${title.length}: ${title}`)).toEqual([])
  })

  it('is a whole description: 155 characters at most, and enough of it to choose by', () => {
    const wrong = findWrong(indexed, (page) => {
      const description = metasOf(page, 'description').join('|')
      return (description.length > 155 || description.length < 70) && `${description.length}: ${description}`
    })
    expect(wrong).toEqual([])
  })
})
