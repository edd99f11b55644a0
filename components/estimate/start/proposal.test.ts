import { describe, expect, it } from 'vitest'
import { currentCatalogue, findImpossible } from '@/estimate'
import { describeProject } from '@/estimate/describe/describe'
import { kinds } from '@/estimate/describe/kinds'
import { listPhrases, type Phrase, toPhrases } from '@/estimate/describe/vocabulary'
import { english } from '@/estimate/describe/words-en'
import { ukrainian } from '@/estimate/describe/words-uk'
import { toBlocks } from '@/estimate/fixtures/golden'
import { type Locale, locales } from '@/routing/locales'
import { pricedPresets } from '../../../tests/support/presets'
import { seeded } from '../../../tests/support/seeded'
import { toProposal } from './proposal'

const today = '2026-11-29'
const words = {
  en: { vocabulary: english, joined: 'with', and: 'and', not: 'no' },
  uk: { vocabulary: ukrainian, joined: 'з', and: 'і', not: 'без' },
}

/** Sentences of the reader's own phrases: what is built, where it runs, and up to five of its parts, some of them refused. */
function sentencesOf(locale: Locale, count: number): string[] {
  const random = seeded(locale === 'en' ? 11 : 12)
  const { vocabulary, joined, and, not } = words[locale]
  const phrases = toPhrases(vocabulary)
  const names = listPhrases('kind', Object.fromEntries(Object.entries(kinds).map(([kind, each]) => [kind, each[locale]])))
  const of = (wanted: string) => phrases.filter(({ target }) => target.kind === wanted)
  const pick = (from: readonly Phrase[]) =>
    (from[Math.floor(random() * from.length)]?.words ?? []).map((word) => word.replace('*', '')).join(' ')
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: 1 + Math.floor(random() * 5) }, () => `${random() < 0.15 ? `${not} ` : ''}${pick(of('block'))}`)
    const product = pick(random() < 0.5 ? of('type') : names)
    return [product, random() < 0.4 ? pick(of('platform')) : '', joined, parts.join(`, ${and} `)].join(' ')
  })
}

const presets = pricedPresets()

function propose(text: string, locale: Locale) {
  const found = describeProject(text, today)
  const { sizes, settings = {} } = presets.find(({ slug }) => slug === found.preset) ?? {}
  const blocks = sizes?.[found.size].blocks
  return toProposal(found, { preset: { ...settings, ...(blocks && { blocks: toBlocks(blocks) }) }, declined: new Set(), locale, today })
}

describe.each(locales)('the sentence’s reader (%s)', (locale) => {
  it('never builds what the results call impossible', () => {
    const impossible = sentencesOf(locale, 600).flatMap((text) =>
      findImpossible(propose(text, locale), currentCatalogue).map(({ rule }) => `${rule}: ${text}`),
    )
    expect(impossible).toEqual([])
  })
})

it.each([
  ['online store with biometric login', 'en', 'mob.bio'],
  ['marketplace for boats with granular permissions', 'en', 'acc.rbac-l'],
  ['інтернет-магазин із власною адмінкою', 'uk', 'adm.panel-m'],
] as const)('what is named stays, and what the preset brought gives way: %s', (text, locale, id) => {
  const { blocks } = propose(text, locale)
  expect(describeProject(text, today).blocks.map(({ value }) => value)).toContain(id)
  expect(blocks.map((block) => block.id)).toContain(id)
})

it('what is made anew is asked about as that, unless the visitor takes it out', () => {
  const found = describeProject('Rebuild our old PHP site', today)
  const proposed = (declined: string[]) => toProposal(found, { preset: {}, declined: new Set(declined), locale: 'en', today }).origin
  expect([proposed([]), proposed(['rewrite'])]).toEqual(['rewrite', 'new'])
})

const pages = (text: string, locale: Locale) => propose(text, locale).blocks.find(({ id }) => id === 'mk.page')?.quantity

it.each([2, 9, 20, 37, 50, 51, 120, 500, 999, 1000, 2500, 10_000])('%d pages are so many, or as many as can be had', (count) => {
  const apart = (separator: string) => String(count).replace(/\B(?=(\d{3})+$)/g, separator)
  for (const written of [String(count), apart(','), apart(' '), apart('.'), apart('\u00A0')]) {
    for (const text of [
      `a site with ${written} pages`,
      `a ${written}-page website`,
      `company website, ${written} very different nice pages`,
      `site, pages: ${written}`,
    ])
      expect(pages(text, 'en'), text).toBe(Math.min(50, count))
    for (const text of [`сайт на ${written} сторінок`, `сайт компанії, ${written} зовсім різних сторінок`, `сайт, сторінок: ${written}`])
      expect(pages(text, 'uk'), text).toBe(Math.min(50, count))
  }
})

it.each([
  ['site of five hundred pages', 'en'],
  ['2k pages site', 'en'],
  ['website with hundreds of pages', 'en'],
  ['сайт на пʼятсот сторінок', 'uk'],
  ['сайт на сто сторінок', 'uk'],
] as const)('a number in words is never one page: %s', (text, locale) => {
  expect(pages(text, locale)).toBe(50)
})
