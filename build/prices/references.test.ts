import { describe, expect, it } from 'vitest'
import { currentCatalogue } from '@/estimate'
import type { Locale } from '@/routing/locales'
import { pricedPresets } from '@/tests/support/presets'
import { exampleSizes } from './example-sizes'
import { fillReferences } from './references'

const services = [
  {
    slug: 'audit',
    price: { kind: 'work' as const, work: '24 tl + 24 be + 6 qa + 6 ops\n38 tl + 46 be\n60 tl + 66 be + 18 qa + 18 ops\n' },
  },
  { slug: 'check', price: { kind: 'fixed' as const, fromUsd: 900, toUsd: 1200 } },
]

function fill(text: string, locale: Locale = 'en', catalogue = currentCatalogue): string {
  const presets = pricedPresets(locale, catalogue)
  const presetOf = (slug: string) => presets.find((preset) => preset.slug === slug)?.sizes ?? exampleSizes[slug]
  return fillReferences(text, { locale, catalogue, services, presetOf }).replaceAll('\u00A0', ' ')
}

describe('a reference in a text', () => {
  it.each([
    ['From {price:saas-mvp.low} to {price:saas-mvp.high}', 'From $33,500 to $74,000', 'From 1 380 000 ₴ to 3 070 000 ₴'],
    ['{price:saas-mvp.range}', '$33,500–74,000', '1 380 000–3 070 000 ₴'],
    ['{price:saas-mvp.expected.usd}', '$49,500', '49 500 $'],
    ['{price:saas-mvp.discovery}', '$4,700', '194 000 ₴'],
    ['{price:saas-mvp.idea.budget}', '$76,500', '3 180 000 ₴'],
    ['{price:saas-mvp.large.spec.weeks}', '16 weeks', '16 тижнів'],
    ['{price:internal-tool.hours}', '1,140 hours', '1 140 годин'],
    ['{price:company-site.hour}', '$39', '1 620 ₴'],
    ['{price:saas-mvp.idea.low.millions}', '0.03', '1,33'],
    ['{price:example.expected}, {price:example-no-ai.high}', '$84,500, $108,000', '3 510 000 ₴, 4 500 000 ₴'],
    ['{price:audit.from}, {price:audit.size-2}, {price:audit.to}', '$2,800, $4,000, $7,400', '2 800 $, 4 000 $, 7 400 $'],
    ['{price:check.from}, {price:check.to}', '$900, $1,200', '900 $, 1 200 $'],
    ['{rate:lowest}, {rate:tl}, {rate:range}', '$30, $55, $30–55', '1 250 ₴, 2 280 ₴, 1 250–2 280 ₴'],
    ['{work:48 ba + 60 des + 20 tl + 16 pm}', '$5,692', '236 000 ₴'],
    ['{support:standard.hours}, {support:basic.share}', '16 hours, 12%', '16 годин, 12 %'],
    ['{block:sec.wcag.hours} ({block:sec.wcag.low}–{block:sec.wcag.high})', '46 hours (32–74)', '46 годин (32–74)'],
    ['{running:hosting}', '$20–200', '830–8 300 ₴'],
    ['{running:rag-mvp.month}, {running:rag-mvp.year}', '$920–1,700, $11,000–20,500', '36 600–69 000 ₴, 440 000–828 000 ₴'],
    ['catalog {catalogue}', `catalog ${currentCatalogue.version}`, `catalog ${currentCatalogue.version}`],
  ])('%s is an amount in the words of the language', (text, en, uk) => {
    expect(fill(text)).toBe(en)
    expect(fill(text, 'uk')).toBe(uk)
  })

  it('is the difference of two amounts as they are shown', () => {
    expect(fill('{price:saas-mvp.idea.expected} − {price:saas-mvp.expected} = {price:saas-mvp.idea.expected - saas-mvp.expected}')).toBe(
      '$54,000 − $49,500 = $4,500',
    )
    expect(fill('{price:saas-mvp.width}')).toBe('$40,500')
  })

  it('follows the catalogue', () => {
    const rates = Object.fromEntries(Object.entries(currentCatalogue.rates).map(([role, rate]) => [role, rate * 2]))
    const dearer = { ...currentCatalogue, rates: rates as typeof currentCatalogue.rates }
    expect(fill('{price:saas-mvp.expected}, {rate:tl}, {support:standard.saas-mvp}, {price:audit.from}', 'en', dearer)).toBe(
      '$99,000, $110, $1,700, $5,600',
    )
  })

  it.each([
    '{price:saas-mpv.expected}',
    '{price:saas-mvp.mean}',
    '{price:saas-mvp}',
    '{price:audit.size-4}',
    '{rate:ceo}',
    '{work:8 ceo}',
    '{support:gold.hours}',
    '{block:x.low}',
  ])('%s stops the build, and is named', (text) => expect(() => fill(`It is ${text}.`)).toThrow(text))

  it('leaves other words in braces as they are', () => {
    expect(fill('`{ "price": 1 }`, {name}, {prices: 2}')).toBe('`{ "price": 1 }`, {name}, {prices: 2}')
  })
})
