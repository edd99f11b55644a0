import { roundMoney } from '@/estimate/display/rounding'
import type { Locale } from '@/routing/locales'

const numberLocale: Record<Locale, string> = { en: 'en-US', uk: 'uk' }

/** US dollars without cents: “$84,500”, «84 500 $». */
export function formatUsd(amount: number, locale: Locale): string {
  const digits = new Intl.NumberFormat(numberLocale[locale]).format(roundMoney(amount))
  return locale === 'uk' ? `${digits}\u00A0$` : `$${digits}`
}

/** A calendar day in words: “5 March 2027”, «5 березня 2027 року». */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`)
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  if (locale === 'en') return new Intl.DateTimeFormat('en-GB', options).format(date)
  // The locale data ends the year with “р.”; in a sentence the word is written out.
  const parts = new Intl.DateTimeFormat('uk', options).formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('day')}\u00A0${part('month')} ${part('year')}\u00A0року`
}

/** “Monday”, «понеділок», from the ISO number of the day. */
export function formatWeekday(isoDay: number, locale: Locale): string {
  const monday = Date.UTC(2024, 0, 1)
  return new Intl.DateTimeFormat(numberLocale[locale], { weekday: 'long', timeZone: 'UTC' }).format(monday + (isoDay - 1) * 86_400_000)
}

/** “Ukrainian, English, Polish”, «українська, англійська і польська». */
export function formatList(items: readonly string[], locale: Locale): string {
  const list = new Intl.ListFormat(numberLocale[locale], { type: 'unit', style: 'short' }).format(items)
  return locale === 'uk' ? list.replace(/ (і|й|та) (?=[^,]*$)/, ' $1\u00A0') : list
}
