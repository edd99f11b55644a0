import type { Locale } from '@/routing/locales'
import { type Line, priceOfOrder } from '../order/line'
import { formatPrice } from '../order/speak'
import type { SlipRow } from './slip'
import { currencyOf, toRows } from './talk'

const plain = { quantity: 1, size: null, milk: null, extras: [], decaf: false } as const

/** The order of the written dialogue: what the slip shows before the visitor has said anything. */
const lines: readonly Line[] = [
  { ...plain, id: 1, item: 'raf', milk: 'oat' },
  { ...plain, id: 2, item: 'cappuccino', size: 'medium', decaf: true },
  { ...plain, id: 3, item: 'oat-bar' },
]

export function exampleSlip(locale: Locale): { rows: SlipRow[]; total: string } {
  const currency = currencyOf(locale)
  return { rows: toRows({ lines }, locale), total: formatPrice(priceOfOrder(lines, currency), currency, locale) }
}
