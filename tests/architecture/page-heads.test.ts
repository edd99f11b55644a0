import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { locales } from '@/routing/locales'
import { read } from '../support/files'
import { messagesOf } from '../support/messages'

/** Steps of the estimate are not shown in search results. */
const unlisted = /^Estimate(Example|FunctionalBlocks|Results|Settings|Technologies)Page\.|^ErrorPage\./

const organisation = parse(read('content/organisation.yaml'))

describe.each(locales)('what search engines show of a page with words of the interface (%s)', (locale) => {
  const { name, tagline } = organisation[locale]
  const heads = [...messagesOf(locale)]
    .filter(([key]) => /\.(pageMeta|meta)(Title|Description)$/i.test(key) && !unlisted.test(key))
    .map(([key, text]) => ({ key, text: text.replaceAll('{company}', name).replace('{tagline}', tagline).replace('{page}', '2') }))

  it('is a title of at most 60 characters', () => {
    const titles = heads.filter(({ key }) => key.endsWith('Title'))
    expect(titles.length).toBeGreaterThan(5)
    expect(titles.filter(({ text }) => text.length > 60)).toEqual([])
  })

  it('is a description of 120 to 155 characters', () => {
    const descriptions = heads.filter(({ key }) => key.endsWith('Description'))
    expect(descriptions.length).toBeGreaterThan(5)
    const written = descriptions.map(({ key, text }) => ({ key, length: text.replace(/\{\w+\}/g, '').length }))
    expect(written.filter(({ key, length }) => length < (key.startsWith('PortfolioFilter') ? 100 : 120) || length > 155)).toEqual([])
  })

  it('is said of one page only', () => {
    const texts = heads.map(({ text }) => text)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})
