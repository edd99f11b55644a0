import { describe, expect, it } from 'vitest'
import { bestLanguage, negotiateLocale } from './negotiate'

describe('the language a browser asks for', () => {
  it.each([
    ['uk-UA,uk;q=0.9,en;q=0.5', 'uk'],
    ['uk-UA', 'uk'],
    ['UK', 'uk'],
    ['en-GB,uk;q=0.9', 'en'],
    ['ru,uk;q=0.9,en;q=0.8', 'uk'],
  ])('of "%s" is %s', (header, locale) => {
    expect(bestLanguage(header)).toBe(locale)
  })

  it('is the one with the higher weight, wherever it stands', () => {
    expect(bestLanguage('en;q=0.1, uk;q=0.9')).toBe('uk')
    expect(bestLanguage('uk ; q=0.3 , en ; q=0.4')).toBe('en')
  })

  it('is the first of two that weigh the same', () => {
    expect(bestLanguage('uk;q=0.5,en;q=0.5')).toBe('uk')
    expect(bestLanguage('en,uk')).toBe('en')
  })

  it('is never one the visitor refuses', () => {
    expect(bestLanguage('uk;q=0,en;q=0.1')).toBe('en')
    expect(bestLanguage('uk;q=0')).toBeUndefined()
  })

  it('may be any for "*", but one that is named keeps its own weight', () => {
    expect(bestLanguage('*')).toBe('en')
    expect(bestLanguage('ru, *;q=0.5')).toBe('en')
    expect(bestLanguage('uk, *;q=0.5')).toBe('uk')
    expect(bestLanguage('uk;q=0.2, *')).toBe('en')
    expect(bestLanguage('en;q=0, *')).toBe('uk')
    expect(bestLanguage('*;q=0')).toBeUndefined()
  })

  it('is unknown when none of ours is asked for or nothing readable was sent', () => {
    for (const header of [null, '', ',', ';', 'ru,de', 'ukr', 'english', 'q=1', 'uk;q=abc', 'uk;q=2', 'uk;q=-1', 'uk;q='])
      expect(bestLanguage(header), String(header)).toBeUndefined()
  })
})

describe('the language of a visit', () => {
  it('is the remembered one before anything else', () => {
    expect(negotiateLocale({ cookie: 'en', country: 'UA', acceptLanguage: 'uk' })).toBe('en')
    expect(negotiateLocale({ cookie: 'uk', country: 'GB', acceptLanguage: 'en' })).toBe('uk')
  })

  it('is Ukrainian in Ukraine, whatever the browser is set to', () => {
    expect(negotiateLocale({ cookie: undefined, country: 'UA', acceptLanguage: 'en' })).toBe('uk')
    expect(negotiateLocale({ cookie: undefined, country: 'ua', acceptLanguage: null })).toBe('uk')
  })

  it('is decided by the browser in every other country', () => {
    expect(negotiateLocale({ cookie: undefined, country: 'PL', acceptLanguage: 'uk' })).toBe('uk')
    expect(negotiateLocale({ cookie: undefined, country: null, acceptLanguage: 'uk;q=0.8,en;q=0.7' })).toBe('uk')
  })

  it('is English when nobody says anything', () => {
    expect(negotiateLocale({ cookie: undefined, country: null, acceptLanguage: null })).toBe('en')
    expect(negotiateLocale({ cookie: undefined, country: '', acceptLanguage: 'de' })).toBe('en')
  })
})
