import type { Catalogue, EstimateInput, EstimateResult, Headline, TrackRecord } from '@/estimate'
import { exchangeRate, roundHourRows, roundHours, roundMoney, roundMoneyRows, roundRate } from '@/estimate'
import { formatMoney, formatNumber, formatPercent } from '@/messages/format'
import { moneyIn } from '../labels'
import type { Words } from '../words'

/** What every section of the results needs: the figures and the words. */
export type EstimateView = {
  input: EstimateInput
  catalogue: Catalogue
  result: EstimateResult
  words: Words
  titles: Readonly<Record<string, string>>
  /** How the model did in finished projects, where there are enough. */
  record?: TrackRecord | null
  /** A page that is sent as HTML has no style attributes: a sheet of its own places the horizon. */
  placedBy?: 'page'
}

/** What the headline needs: on a page that is being edited it is there before the other figures are. */
export type HeadlineView = Omit<EstimateView, 'result'> & { result: Headline }

type Priced = Pick<EstimateView, 'input' | 'catalogue' | 'words'>
type Worded = Pick<EstimateView, 'words'>

/** US dollars in the visitor's currency, rounded by `roundMoney`. */
export function money({ input, catalogue, words }: Priced, dollars: number): string {
  return moneyIn(input, catalogue, words.locale)(dollars)
}

/** A difference of money with its sign: “+$1,200”, “−$300”. */
export function moneyChange(view: Priced, dollars: number): string {
  return `${dollars < 0 ? '−' : '+'}${money(view, Math.abs(dollars))}`
}

/** Amounts rounded so that they add up to the rounded total. */
export function moneyRows({ input, catalogue, words }: Priced, dollars: readonly number[], total: number): string[] {
  const rate = exchangeRate(input, catalogue)
  const rows = roundMoneyRows(
    dollars.map((each) => each * rate),
    total * rate,
  )
  return rows.map((row) => formatMoney(row, input.currency, words.locale))
}

/** A monthly cost, to 5 below 1,000. */
export function monthly({ input, catalogue, words }: Priced, dollars: number): string {
  const amount = dollars * exchangeRate(input, catalogue)
  return formatMoney(amount < 1000 ? Math.round(amount / 5) * 5 : roundMoney(amount), input.currency, words.locale)
}

/** An hourly rate. Where nothing is converted, it is what it is: a visitor may have typed cents. */
export function rate({ input, catalogue, words }: Priced, dollars: number): string {
  const amount = dollars * exchangeRate(input, catalogue)
  return formatMoney(input.currency === 'USD' ? Math.round(dollars * 100) / 100 : roundRate(amount), input.currency, words.locale)
}

export function hours({ words }: Worded, value: number): string {
  return formatNumber(roundHours(value), words.locale)
}

/** Hours rounded so that they add up to the rounded total. */
export function hourRows({ words }: Worded, values: readonly number[], total: number): string[] {
  return roundHourRows(values, total).map((row) => formatNumber(row, words.locale))
}

export function percent({ words }: Worded, share: number): string {
  return formatPercent(share, words.locale)
}

export function number({ words }: Worded, value: number): string {
  return formatNumber(value, words.locale, { maximumFractionDigits: 2 })
}

/** The title of a block, with its quantity if above 1. */
export function titleOf({ titles }: Pick<EstimateView, 'titles'>, id: string, quantity = 1): string {
  const title = titles[id] ?? id
  return quantity > 1 ? `${title}\u00A0× ${quantity}` : title
}

/** A title up to its first bracket or colon. */
export const headOf = (title: string): string => title.split(/[:(]/, 1)[0]?.trim() ?? title

/** The title of a block where many stand in one line: its head, unless another block begins with the same one. */
export function shortTitleOf({ titles }: Pick<EstimateView, 'titles'>, id: string, quantity = 1): string {
  const title = titles[id] ?? id
  const head = headOf(title)
  const isAlone = Object.values(titles).every((other) => other === title || headOf(other) !== head)
  return titleOf({ titles: { [id]: isAlone ? head : title } }, id, quantity)
}
