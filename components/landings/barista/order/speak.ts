import type { Locale } from '@/routing/locales'
import { type Line, priceOfOrder } from './line'
import type { Currency } from './menu'
import { english } from './speak-english'
import { ukrainian } from './speak-ukrainian'
import type { Act, State } from './state'

/** What a language needs to say everything the assistant does. */
export type Tongue = {
  /** A row of the order: “cappuccino, 350 ml, with oat milk”. */
  title: (line: Line) => string
  say: (act: Act, told: Told) => string
  suggest: (state: State) => readonly string[]
}

/** What a sentence may have to name besides the act itself. */
export type Told = { currency: Currency; total: number; money: (...amounts: readonly number[]) => string }

export const tongues: Readonly<Record<Locale, Tongue>> = { en: english, uk: ukrainian }

/** The assistant's answer in words, one sentence or more for each thing it did. */
export function speak(acts: readonly Act[], state: State, locale: Locale, currency: Currency): string {
  const told = {
    currency,
    total: priceOfOrder(state.lines, currency),
    money: (...amounts: readonly number[]) => formatPrice(amounts, currency, locale),
  }
  return acts.map((act) => tongues[locale].say(act, told)).join(' ')
}

/** “₴95”, «95 ₴», “$4.50”, «4,50 $»; two amounts make a range. */
export function formatPrice(amounts: number | readonly number[], currency: Currency, locale: Locale): string {
  const digits = currency === 'USD' ? 2 : 0
  const { format } = new Intl.NumberFormat(locale === 'uk' ? 'uk' : 'en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const figure = [amounts].flat().map(format).join('–')
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
