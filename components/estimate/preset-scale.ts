import { formatMoney } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { startPrices } from './labels'
import { priceScale } from './price-scale'

type SizedPreset = { sizes: { usual: { cost: { p90: number } } } }

/** The scale presets are compared on, in their usual sizes: its end in US dollars, and its ticks as prices are shown. */
export function presetScale(presets: readonly SizedPreset[], locale: Locale): { top: number; ticks: readonly string[] } {
  const { currency, rate } = startPrices(locale)
  const { top, ticks } = priceScale(Math.max(...presets.map(({ sizes }) => sizes.usual.cost.p90)) * rate)
  return { top: top / rate, ticks: ticks.map((tick) => formatMoney(tick, currency, locale, true)) }
}
