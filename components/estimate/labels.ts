import {
  type Catalogue,
  type Choice,
  type choices,
  currentCatalogue,
  type EstimateInput,
  type EstimateResult,
  exchangeRate,
  type Group,
  roundMoney,
  startCurrency,
} from '@/estimate'
import { formatMoney, formatShown, type Shown } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { type Words, wordKey } from './words'

/** The name of a group of blocks; `setup` is work that belongs to no block. */
export function groupName(words: Words, group: Group | 'setup'): string {
  const names = words.in('EstimateNames')
  const groups = words.in('EstimateGroups')
  return group === 'setup' ? names('setup') : groups(group)
}

/** The name of a setting's value. */
export function settingName(words: Words, value: Choice<keyof typeof choices>): string {
  const t = words.in('EstimateSettings.options')
  return t(wordKey(value))
}

type Money = Pick<EstimateInput, 'currency' | 'exchange'>

/** Formats US dollars in the visitor's currency, rounded: “$84,500”, «84 500 $», «3 507 000 ₴». */
export function moneyIn(input: Money, catalogue: Catalogue, locale: Locale): (dollars: number) => string {
  const rate = exchangeRate(input, catalogue)
  return (dollars) => formatMoney(Math.sign(dollars) * roundMoney(Math.abs(dollars) * rate), input.currency, locale)
}

/** The time as every message of it takes it: “19–21 weeks”, P50 to P80, or one number where both are the same. */
export function weekSpan({ p50, p80 }: EstimateResult['likelyWeeks']): { least: string; weeks: number } {
  return p80 > p50 ? { least: `${p50}–`, weeks: p80 } : { least: '', weeks: p50 }
}

/** The same where a line may end: never after its dash. */
export function shownWeekSpan(likely: EstimateResult['likelyWeeks']): ReturnType<typeof weekSpan> {
  const { least, weeks } = weekSpan(likely)
  return { least: least && `${least}\u2060`, weeks }
}

/** In what prices are shown that belong to no estimate yet: the currency one is begun in, at our rate. */
export function startPrices(locale: Locale): Shown {
  const currency = startCurrency[locale]
  return { currency, rate: currentCatalogue.exchange.rates[currency] }
}

/** US dollars as such prices show them: “$84,500”, «3 510 000 ₴». */
export function pricesIn(locale: Locale): (dollars: number) => string {
  const shown = startPrices(locale)
  return (dollars) => formatShown(dollars, shown, locale)
}
