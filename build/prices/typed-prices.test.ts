import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleCatalogue, exampleIn } from '@/components/estimate/example'
import { currentCatalogue, measure, roundMoney } from '@/estimate'
import { formatNumber, formatPercent } from '@/messages/format'
import { type Locale, locales } from '@/routing/locales'
import { pricedPresets } from '@/tests/support/presets'
import { shownAmounts } from '@/tests/support/price-amounts'

/** What was signed or shown at the catalogue of its day, and says so: it stays when prices change. */
const dated =
  /^content\/(?:cases|finished-projects|sample-documents\/(?:ai-development|design-sprint|technical-audit)|articles\/friday-note)/

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => join('content', name))
  .filter((name) => /\.(?:md|yaml)$/.test(name) && !dated.test(name))

/** Every amount of the price list, as a sentence would have it. */
function amountsIn(locale: Locale): Set<string> {
  const example = exampleAmounts()
  const current = shownAmounts(locale, currentCatalogue).filter((amount) => amount >= 10_000 && !example.has(amount))
  return new Set(current.map((amount) => formatNumber(amount, locale).replace(/\s/g, ' ')))
}

/** The worked example keeps its catalogue, with the AI helper and without it. */
function exampleAmounts(): Set<number> {
  const { input } = exampleIn('en')
  const without = { ...input, blocks: input.blocks.filter(({ id }) => !id.startsWith('ai.')) }
  const costs = [input, without].flatMap((each) => Object.values(measure(each, exampleCatalogue).cost))
  return new Set(costs.map(roundMoney))
}

/** Figures with a currency beside them, or beside the other end of a range. */
const amounts = /(?:\$|₴)?\d[\d, ]*\d(?:[–-]\$?\d[\d, ]*\d)?(?: ?[$₴])?/g

function typedIn(text: string, known: ReadonlySet<string>): string[] {
  const plain = text.replace(/\{[a-z]+:[^{}]*\}/g, '').replace(/[ \u00A0\u202F]/g, ' ')
  const money = (plain.match(amounts) ?? []).filter((amount) => /[$₴]/.test(amount))
  return money.filter((amount) => amount.split(/[–-]/).some((end) => known.has(end.replace(/[$₴]/g, '').trim())))
}

describe.each(locales)('prices in texts (%s)', (locale) => {
  const known = amountsIn(locale)

  it('are found where somebody types them', () => {
    const amount = formatNumber(roundMoney(pricedPresets(locale)[0]?.sizes.usual.cost.p50 ?? 0), locale)
    expect(typedIn(`It costs {price:company-site.expected}, or $${amount}–99,999.`, known)).toHaveLength(1)
    expect(typedIn(`Коштує ${amount} $.`, known)).toHaveLength(1)
  })

  it('refer to the price list: a typed one would stay when the list changes', () => {
    const found = files
      .filter((name) => !name.endsWith(locale === 'en' ? '.uk.md' : '.en.md'))
      .flatMap((name) => typedIn(readFileSync(name, 'utf8'), known).map((amount) => `${name}: ${amount}`))
    expect(found).toEqual([])
  })

  it('name no version of the catalogue but by reference, where the price of today is meant', () => {
    const lasting = files.filter((name) => !name.startsWith('content/articles/'))
    // Of the worked example, which keeps its own.
    const text = (name: string) => readFileSync(name, 'utf8').replace(/\(\/estimate\/example\).*/g, '')
    expect(lasting.filter((name) => /\b20\d\d\.\d\b/.test(text(name)))).toEqual([])
  })
})

describe('support in texts', () => {
  it('has the hours and shares of the price list by reference', () => {
    const levels = Object.values(currentCatalogue.support).filter((level) => level !== null)
    const cells = locales.flatMap((locale) =>
      levels.map(({ share, hours }) => new RegExp(`\\| ${formatPercent(share, locale)} \\| ${hours} `)),
    )
    const found = files.filter((name) => cells.some((cell) => cell.test(readFileSync(name, 'utf8'))))
    expect(found).toEqual([])
  })
})
