import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Locale, locales } from '@/routing/locales'
import { projectFiles, read } from '../support/files'

/** The texts of every entry, whole, with their references and links. */
const entries = projectFiles
  .filter((file) => /^content\/.*\.yaml$/.test(file))
  .map((file) => ({ file, data: parse(read(file)) as Partial<Record<Locale, unknown>> }))
  .filter(({ data }) => locales.every((locale) => typeof data[locale] === 'object'))
  .map(({ file, data }) => ({ file, en: textOf(file, data, 'en'), uk: textOf(file, data, 'uk') }))

function textOf(file: string, data: Partial<Record<Locale, unknown>>, locale: Locale): string {
  const markdown = file.replace(/\.yaml$/, `.${locale}.md`)
  return `${stringsOf(data[locale]).join('\n')}\n${projectFiles.includes(markdown) ? read(markdown) : ''}`
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** What a text says by reference, whatever its currency and its unit; a range is its two ends. */
const figuresOf = (text: string) =>
  [...text.matchAll(/\{((?:price|rate|work|support|running|block|catalogue)(?::[^{}\n]*)?)\}/g)].flatMap(([, figure = '']) => {
    const plain = figure.replace(/\.(?:usd|millions)\b/g, '')
    return plain.startsWith('price:') && plain.endsWith('.range') ? ['low', 'high'].map((end) => plain.replace(/range$/, end)) : [plain]
  })

/** Where a text leads; pictures of both languages have names of their own. */
const linksOf = (text: string) => [...text.matchAll(/(?<!!\[[^\]]*)\]\(((?:\/|https:)[^\s)"]*)/g)].flatMap(([, link]) => link ?? [])

const missing = (from: readonly string[], to: readonly string[]) => [...new Set(from)].filter((one) => !to.includes(one))

function differences(of: (text: string) => string[]) {
  return entries.flatMap(({ file, en, uk }) => [
    ...missing(of(en), of(uk)).map((one) => `${file}: ${one} is in English only`),
    ...missing(of(uk), of(en)).map((one) => `${file}: ${one} is in Ukrainian only`),
  ])
}

/** Prepositions after which Ukrainian counts in the genitive; a reference fills in the nominative. */
const genitive = /(?<!\p{L})(?:близько|від|до|із?|зі|без|після|протягом|упродовж|для)\s+\{[a-z]+:[^{}]*\.(?:hours|weeks)\}/giu

describe('an entry in both languages', () => {
  it('is found', () => {
    expect(entries.length).toBeGreaterThan(60)
    expect(entries.flatMap(({ uk }) => figuresOf(uk)).length).toBeGreaterThan(80)
    expect(entries.flatMap(({ uk }) => linksOf(uk)).length).toBeGreaterThan(80)
  })

  it('names the same figures of the price list: none is typed in one of them', () => {
    expect(differences(figuresOf)).toEqual([])
    expect(figuresOf('{price:a.low.millions} {price:a.range} {rate:qa.usd}')).toEqual([
      'price:a.low',
      'price:a.low',
      'price:a.high',
      'rate:qa',
    ])
  })

  it('leads to the same pages', () => {
    expect(differences(linksOf)).toEqual([])
    expect(linksOf('[a](/trust) ![b](/images/b.en.webp "c") [d](https://example.org)')).toEqual(['/trust', 'https://example.org'])
  })

  it('has no figure where Ukrainian needs the genitive', () => {
    expect(entries.flatMap(({ file, uk }) => [...uk.matchAll(genitive)].map(([said]) => `${file}: ${said}`))).toEqual([])
    expect('блок, близько {block:sec.wcag.hours}'.match(genitive)).toHaveLength(1)
  })
})
