import { describe, expect, it } from 'vitest'
import { isLocale, localeDetails, otherLocale } from './locales'

describe('the languages of the site', () => {
  it('are English and Ukrainian, and nothing else is taken for one of them', () => {
    expect(['en', 'uk'].every(isLocale)).toBe(true)
    expect(['EN', 'ua', 'uk-UA', 'ukraine', '', undefined, null].some(isLocale)).toBe(false)
  })

  it('are announced to browsers and to social networks under their own codes', () => {
    expect(localeDetails.en).toMatchObject({ iso: 'en-US', openGraph: 'en_US' })
    expect(localeDetails.uk).toMatchObject({ iso: 'uk', openGraph: 'uk_UA' })
  })

  it('lead to each other', () => {
    expect(otherLocale('en')).toBe('uk')
    expect(otherLocale('uk')).toBe('en')
  })
})
