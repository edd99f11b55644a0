import type { Locale } from '@/routing/locales'
import { lacksSize, priceOfLine, priceOfOrder } from '../order/line'
import type { Currency } from '../order/menu'
import { formatPrice, languageOf, speak, voices } from '../order/speak'
import { type State, startConversation } from '../order/state'
import { takeTurn } from '../order/take-turn'
import type { DemoLabels } from './labels'
import type { SlipRow } from './slip'

/** What the page shows after a message. */
export type View = {
  state: State
  reply: string
  language: Locale
  rows: readonly SlipRow[]
  total: string
  notes: readonly string[]
  suggestions: readonly string[]
}

/** One message in, everything there is to show out. This file brings the whole understanding with it: it is loaded on use. */
export function talk(before: State | null, text: string, locale: Locale, labels: DemoLabels): View {
  const currency = currencyOf(locale)
  const { state, acts } = takeTurn(before ?? startConversation(), text)
  const language = languageOf(text, locale)
  return {
    state,
    reply: speak(acts, state, language, currency),
    language,
    rows: toRows(state, locale),
    total: formatPrice(priceOfOrder(state.lines, currency), currency, locale),
    notes: toNotes(state, labels),
    suggestions: voices[language].suggest(state),
  }
}

export function toRows({ lines }: Pick<State, 'lines'>, locale: Locale): SlipRow[] {
  const currency = currencyOf(locale)
  return lines.map((line) => ({
    key: line.id,
    title: voices[locale].title(line),
    price: lacksSize(line) ? '' : formatPrice(priceOfLine(line, currency), currency, locale),
  }))
}

/** The sample shop has two price lists; a page shows that of its language. */
export function currencyOf(locale: Locale): Currency {
  return locale === 'uk' ? 'UAH' : 'USD'
}

function toNotes({ lines, sent, handedOver, allergies, usual }: State, labels: DemoLabels): string[] {
  return [
    ...(sent !== null ? [labels.slipSent] : lines.length > 0 ? [labels.slipOpen] : []),
    ...(allergies.length > 0 ? [labels.slipAllergy] : []),
    ...(handedOver ? [labels.slipPerson] : []),
    ...(usual ? [labels.slipUsual] : []),
  ]
}
