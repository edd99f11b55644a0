import { roundMoney } from '@/estimate/display/rounding'
import type { Locale } from '@/routing/locales'

const numberLocale: Record<Locale, string> = { en: 'en-US', uk: 'uk' }

export const currencySymbols = { USD: '$', EUR: '€', GBP: '£', UAH: '₴' } as const

/** US dollars without cents: “$84,500”, «84 500 $». */
export function formatUsd(amount: number, locale: Locale): string {
  return formatMoney(roundMoney(amount), 'USD', locale)
}

type Currency = keyof typeof currencySymbols
export type Shown = { currency: Currency; rate: number }

/** US dollars as an estimate shows them, in its currency at its rate: “€72,500”. */
export function formatShown(dollars: number, { currency, rate }: Shown, locale: Locale): string {
  return formatMoney(roundMoney(dollars * rate), currency, locale)
}

/** An amount with its sign, as it stands or shortened: “€84,500”, «84 500 €», “$80k”, «80 тис. $». */
export function formatMoney(amount: number, currency: Currency, locale: Locale, short = false): string {
  return withSymbol(amount, currency, locale, { maximumFractionDigits: 2, notation: short ? 'compact' : 'standard' })
}

/** What a dollar is worth, with all the digits an address can hold: “€0.8612”. Rounded, another rate could look like ours. */
export function formatExchange(rate: number, currency: Currency, locale: Locale): string {
  return withSymbol(rate, currency, locale, { maximumFractionDigits: 6 })
}

function withSymbol(amount: number, currency: Currency, locale: Locale, options: Intl.NumberFormatOptions): string {
  const digits = formatNumber(amount, locale, options)
  const sign = amount < 0 ? '−' : ''
  const plain = digits.replace(/^[-−]/, '').replace(/K$/, 'k')
  return locale === 'uk' ? `${sign}${plain}\u00A0${currencySymbols[currency]}` : `${sign}${currencySymbols[currency]}${plain}`
}

/** “1,260.5”, «1 260,5». */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const make = () => new Intl.NumberFormat(numberLocale[locale], options)
  return orPlain(
    () => keep(`number ${locale} ${JSON.stringify(options)}`, make).format(value),
    () => toPlain(value, locale, options),
  )
}

/** Where the browser has no words for it, or none for these options: a figure in plain spelling is better than no page. */
function orPlain(say: () => string, plain: () => string): string {
  try {
    return say() || plain()
  } catch {
    return plain()
  }
}

function toPlain(value: number, locale: Locale, { style, maximumFractionDigits = 3 }: Intl.NumberFormatOptions): string {
  const isShare = style === 'percent'
  const rounded = Number((isShare ? value * 100 : value).toFixed(isShare ? 0 : maximumFractionDigits))
  const [whole = '', fraction] = String(rounded).split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  const grouped = groups.join(locale === 'uk' ? '\u00A0' : ',').replace(/^-\D/, '-')
  return [grouped, fraction].filter(Boolean).join(locale === 'uk' ? ',' : '.') + (isShare ? '%' : '')
}

/** A share in whole percent, or with decimals if asked to: “35%”, «35 %» with a no-break space, which the locale data leaves out. */
export function formatPercent(share: number, locale: Locale, decimals = 0): string {
  const percent = formatNumber(share, locale, { style: 'percent', maximumFractionDigits: decimals })
  return locale === 'uk' ? percent.replace(/\s?%/, '\u00A0%') : percent
}

const kept = new Map<string, unknown>()

/** Making an Intl format is expensive: one for every figure took most of a repaint of the results. */
function keep<Format>(key: string, make: () => Format): Format {
  const format = (kept.get(key) as Format | undefined) ?? make()
  kept.set(key, format)
  return format
}

/** A calendar day in words: “March 5, 2027”, «5 березня 2027 року». */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`)
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const say = () => {
    const format = keep(`day ${locale}`, () => new Intl.DateTimeFormat(numberLocale[locale], options))
    if (locale === 'en') return format.format(date)
    // The locale data ends the year with “р.”; in a sentence the word is written out.
    const parts = format.formatToParts(date)
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
    return `${part('day')}\u00A0${part('month')} ${part('year')}\u00A0року`
  }
  return orPlain(say, () => day)
}

/** “Monday”, «понеділок», from the ISO number of the day. */
export function formatWeekday(isoDay: number, locale: Locale): string {
  const monday = Date.UTC(2024, 0, 1)
  return new Intl.DateTimeFormat(numberLocale[locale], { weekday: 'long', timeZone: 'UTC' }).format(monday + (isoDay - 1) * 86_400_000)
}

/** “Ukrainian, English, Polish”, «українська, англійська і польська». */
export function formatList(items: readonly string[], locale: Locale): string {
  const make = () => new Intl.ListFormat(numberLocale[locale], { type: 'unit', style: 'short' })
  const list = orPlain(
    () => keep(`list ${locale}`, make).format(items),
    () => items.join(', '),
  )
  if (locale !== 'uk') return list
  // Between vowels Ukrainian says «й»; the locale data always writes «і».
  return list.replace(/(?<=[аеєиіїоуюя]) і (?=[^,]*$)/u, ' й ').replace(/ (і|й|та) (?=[^,]*$)/, ' $1\u00A0')
}
