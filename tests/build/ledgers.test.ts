import { describe, expect, it } from 'vitest'
import { ledgerFigures } from '@/app/[locale]/portfolio/_case/ledger-figures'
import { readSnapshot } from '@/content-client/snapshot'
import { formatMoney, formatUsd } from '@/messages/format'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { pageAt } from '../support/pages'

const { en, uk } = (await readSnapshot()).locales
const translations = { en: en.cases, uk: uk.cases }
const cases = en.cases.map((study) => {
  const figures = ledgerFigures(study)
  if (!study.ledger || !figures) throw new Error(`The case "${study.slug}" has no ledger.`)
  return { study, ledger: study.ledger, figures }
})

/** “$85,000–110,000” in dollars. */
const bandOf = (text: string) => [...text.matchAll(/[\d,]+/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
const weeksBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 604_800_000)

describe.each(cases)('the ledger of $study.client', ({ study, ledger, figures }) => {
  it('was signed inside the range the calculator gives for its estimate', () => {
    expect(ledger.signedUsd).toBeGreaterThan(figures.range.from)
    expect(ledger.signedUsd).toBeLessThan(figures.range.to)
  })

  it('ends with a bill inside the budget the page names', () => {
    const [from = 0, to = 0] = bandOf(study.facts.budget)
    expect(from).toBeGreaterThan(10_000)
    expect(figures.billed).toBeGreaterThanOrEqual(from)
    expect(figures.billed).toBeLessThanOrEqual(to)
  })

  it('took the weeks the page names, near those of the estimate, and was over before it was published', () => {
    const weeks = weeksBetween(ledger.start, ledger.finished)
    expect(study.facts.duration).toBe(`${weeks}\u00A0weeks`)
    expect(Math.abs(weeks - figures.range.weeks.p50)).toBeLessThanOrEqual(2)
    expect(ledger.finished < study.published).toBe(true)
  })

  it.each(locales)('is told on its page in the same figures (%s)', (locale) => {
    const translated = translations[locale].find(({ slug }) => slug === study.slug)
    const page = pageAt(hrefTo(locale, { name: 'portfolio/case', slug: study.slug }))
    const told = page?.sections.ledger ?? ''
    const exact = (amount: number) => formatMoney(amount, 'USD', locale)
    for (const figure of [
      formatUsd(figures.range.from, locale),
      formatUsd(figures.range.to, locale),
      exact(figures.signed),
      exact(figures.billed),
    ])
      expect(told).toContain(figure)
    expect(translated?.ledgerChanges.filter(({ what, why }) => !told.includes(what) || !told.includes(why))).toEqual([])
    expect(page?.anchors.map(({ href }) => href)).toContain(hrefTo(locale, 'estimate/results', { query: study.estimate }))
  })

  it.each(locales)('begins and ends in the portfolio as on its page (%s)', (locale) => {
    const list = pageAt(hrefTo(locale, 'portfolio'))?.main ?? ''
    for (const figure of [
      formatUsd(figures.range.from, locale),
      formatUsd(figures.range.to, locale),
      formatMoney(figures.billed, 'USD', locale),
    ])
      expect(list).toContain(figure)
  })
})

it('not every project ends at the price that was signed, and some end below', () => {
  const changes = cases.map(({ figures }) => Math.sign(figures.change))
  expect(changes).toContain(1)
  expect(changes).toContain(-1)
})
