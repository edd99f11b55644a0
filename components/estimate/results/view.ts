import type { Catalogue, EstimateInput, EstimateResult } from '@/estimate'
import { exchangeRate, roundHourRows, roundHours, roundMoney, roundMoneyRows } from '@/estimate'
import { formatMoney, formatNumber } from '@/messages/format'
import type { Words } from '../words'

/** Everything a section of the results shows is made of: figures, and the words to say them in. */
export type EstimateView = {
  input: EstimateInput
  catalogue: Catalogue
  result: EstimateResult
  words: Words
  /** Titles of blocks in the language of the words. */
  titles: Readonly<Record<string, string>>
  /** The worked example, whose chart is placed by the style sheet. */
  isExample?: boolean
}

/** US dollars as the visitor's money, rounded as far as they are certain. */
export function money({ input, catalogue, words }: EstimateView, dollars: number): string {
  const amount = dollars * exchangeRate(input, catalogue)
  return formatMoney(Math.sign(amount) * roundMoney(Math.abs(amount)), input.currency, words.locale)
}

/** A difference of money with its sign: “+$1,200”, “−$300”. */
export function moneyChange(view: EstimateView, dollars: number): string {
  return `${dollars < 0 ? '−' : '+'}${money(view, Math.abs(dollars))}`
}

/** Rows of money that add up to the total as it is shown. */
export function moneyRows({ input, catalogue, words }: EstimateView, dollars: readonly number[], total: number): string[] {
  const rate = exchangeRate(input, catalogue)
  const rows = roundMoneyRows(
    dollars.map((each) => each * rate),
    total * rate,
  )
  return rows.map((row) => formatMoney(row, input.currency, words.locale))
}

/** What a month costs: small enough to be told to five. */
export function monthly({ input, catalogue, words }: EstimateView, dollars: number): string {
  const amount = dollars * exchangeRate(input, catalogue)
  return formatMoney(amount < 1000 ? Math.round(amount / 5) * 5 : roundMoney(amount), input.currency, words.locale)
}

/** The exact price of an hour, with cents. */
export function rate({ input, catalogue, words }: EstimateView, dollars: number): string {
  return formatMoney(Math.round(dollars * exchangeRate(input, catalogue) * 100) / 100, input.currency, words.locale)
}

export function hours({ words }: EstimateView, value: number): string {
  return formatNumber(roundHours(value), words.locale)
}

/** Rows of hours that add up to the total as it is shown. */
export function hourRows({ words }: EstimateView, values: readonly number[], total: number): string[] {
  return roundHourRows(values, total).map((row) => formatNumber(row, words.locale))
}

export function percent({ words }: EstimateView, share: number): string {
  return formatNumber(share, words.locale, { style: 'percent', maximumFractionDigits: 0 })
}

export function number({ words }: EstimateView, value: number): string {
  return formatNumber(value, words.locale, { maximumFractionDigits: 2 })
}

/** A block by its title, with how many of it. */
export function titleOf({ titles }: EstimateView, id: string, quantity = 1): string {
  const title = titles[id] ?? id
  return quantity > 1 ? `${title}\u00A0× ${quantity}` : title
}
