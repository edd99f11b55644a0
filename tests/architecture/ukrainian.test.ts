import { describe, expect, it } from 'vitest'
import { messagesOf } from '../support/messages'
import { findMistakes, typography } from '../support/ukrainian'
import { catalogueTexts, contentTexts, interfaceTexts, textsUnder, type WrittenText } from '../support/written-texts'

/** Spaces and apostrophes of the content are set by the build; straight marks are mistakes everywhere. */
const typed = typography.filter(({ name }) => name.includes('quotation'))

const mistakesIn = (texts: readonly WrittenText[], rules: typeof typography) =>
  texts.flatMap(({ place, text }) => findMistakes(text, rules).map((mistake) => `${place}: ${mistake}`))

describe('Ukrainian that is still to be built', () => {
  it('in the content has no straight quotation marks', () => {
    const texts = contentTexts('uk')
    expect(texts.length).toBeGreaterThan(300)
    expect(mistakesIn(texts, typed)).toEqual([])
  })

  it('in the words of the interface is ready to be read', () => {
    expect(mistakesIn(interfaceTexts('uk'), typography)).toEqual([])
  })

  it('in the texts of the estimate’s blocks is ready to be read', () => {
    expect(mistakesIn(catalogueTexts('uk'), typography)).toEqual([])
  })

  it('names the company in quotation marks, except beside its mark and where its rights are named', () => {
    const alone = ['Logo.label', 'SiteFooter.rights']
    const named = [...messagesOf('uk')].filter(([key, message]) => message.includes('{company}') && !alone.includes(key))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(([, message]) => message.replaceAll('«{company}»', '').includes('{company}')).map(([key]) => key)).toEqual([])
  })

  it('would be noticed: the words under “uk” are found, however deep they stand', () => {
    expect(textsUnder('uk', { en: 'no', uk: { a: ['так', { b: 'і так' }] }, deep: { uk: 'теж' } })).toEqual(['так', 'і так', 'теж'])
    expect(findMistakes('Застосунок на "екрані"', typed)).toHaveLength(1)
  })
})
