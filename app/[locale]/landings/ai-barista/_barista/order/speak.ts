import type { Locale } from '@/routing/locales'
import { priceOfOrder } from './line'
import type { Currency } from './menu'
import { english } from './speak-english'
import { ukrainian } from './speak-ukrainian'
import type { Act, State } from './state'
import type { Voice } from './voice'

export const voices: Readonly<Record<Locale, Voice>> = { en: english, uk: ukrainian }

/** The assistant's answer in words, one sentence or more for each thing it did. */
export function speak(acts: readonly Act[], state: State, locale: Locale, currency: Currency): string {
  const facts = {
    currency,
    total: priceOfOrder(state.lines, currency),
    money: (...amounts: readonly number[]) => formatPrice(amounts, currency, locale),
  }
  return acts.map((act) => voices[locale].say(act, facts)).join(' ')
}

/** “₴95”, «95 ₴», “$4.50”, «4,50 $»; two amounts make a range. */
export function formatPrice(amounts: number | readonly number[], currency: Currency, locale: Locale): string {
  const digits = currency === 'USD' ? 2 : 0
  const { format } = new Intl.NumberFormat(locale === 'uk' ? 'uk' : 'en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const figure = [amounts].flat().map(format).join('–\u2060')
  const sign = currency === 'UAH' ? '₴' : '$'
  return locale === 'uk' ? `${figure}\u00A0${sign}` : `${sign}${figure}`
}

/** The language of a message by its letters; the page's own where it has none. */
export function languageOf(text: string, page: Locale): Locale {
  const cyrillic = text.match(/[а-яіїєґ]/gi)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  if (cyrillic === latin) return page
  return cyrillic > latin ? 'uk' : 'en'
}
