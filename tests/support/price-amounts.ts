import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, roundMoney, roundRate, supportCost } from '@/estimate'
import type { Locale } from '@/routing/locales'
import { pricedPresets } from './presets'

/** Every amount of presets and support at the prices of a catalogue, as pages show it in dollars and hryvnias. */
export function shownAmounts(locale: Locale, catalogue: Catalogue): number[] {
  const sizes = pricedPresets(locale, catalogue).flatMap((preset) => Object.values(preset.sizes))
  const costs = sizes
    .flatMap(({ cost, stages }) => [cost, ...Object.values(stages).map((stage) => stage.cost)])
    .flatMap((cost) => Object.values(cost))
  const levels = Object.values(catalogue.support).filter((level) => level !== null)
  const support = sizes.flatMap((size) => levels.map((level) => supportCost(level, size)))
  return [...costs, ...support].flatMap((dollars) => unitsOf(catalogue).map((unit) => roundMoney(dollars * unit)))
}

/** The same, and the rates, from a thousand up. */
export function amountsOf(catalogue: Catalogue): Set<number> {
  const rates = Object.values(catalogue.rates).flatMap((rate) => unitsOf(catalogue).map((unit) => roundRate(rate * unit)))
  return new Set([...rates, ...shownAmounts('en', catalogue)].filter((amount) => amount >= 1000))
}

/** Dollars and hryvnias of a dollar. */
const unitsOf = ({ exchange }: Catalogue) => [1, exchange.rates.UAH]

const number = String.raw`\d{1,3}(?:[,\s]\d{3})*`
const dash = '[–-]\u2060?'
/** With a currency beside them, or beside the other end of a range; and as structured data has them. */
const amounts = new RegExp(
  String.raw`[$]${number}(?:${dash}[$]?${number})?|${number}(?:${dash}${number})?\s?[$₴]|"(?:p|lowP|highP)rice":"?\d+`,
  'g',
)

/** The amounts of money a text names, in their order. */
export function amountsIn(text: string): number[] {
  const found = text.match(amounts) ?? []
  return found.flatMap((amount) => amount.split(/[–-]/)).map(toNumber)
}

/** Every number that stands in the content by itself: what was signed, billed or written down once. */
export function typedAmounts(): Set<number> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:md|yaml)$/.test(file))
  const texts = files.map((file) => readFileSync(join('content', file), 'utf8'))
  return new Set(texts.flatMap((text) => text.match(new RegExp(number + String.raw`|\d+`, 'g')) ?? []).map(toNumber))
}

const toNumber = (text: string) => Number(text.replace(/\D/g, ''))
