import { exchangeRate } from '@/estimate'
import { formulaSources } from '@/estimate/trace/formula-sources'
import type { TraceEntry } from '@/estimate/trace/recorder'
import { trace } from '@/estimate/trace/trace'
import { formatExchange, formatMoney, formatNumber } from '@/messages/format'
import { isKeyOf } from '../words'
import { currencyOfInput, nameOfEntry, nameOfInput, nameOfPart, partOf, traceParts, unitOf } from './trace-names'
import type { EstimateView } from './view'

type TraceRow = Record<'id' | 'name' | 'formula' | 'inputs' | 'value', string> & { sources: readonly string[] }

/** Every figure with its formula, inputs and sources, to four decimals, by the part of the calculation it belongs to. */
export function traceRows(view: EstimateView): { part: string; title: string; rows: TraceRow[] }[] {
  const entries = trace(view.input, view.catalogue)
  const t = view.words.in('EstimateTrace')
  return traceParts.map((part) => {
    const rows = entries
      .filter((entry) => partOf(entry) === part)
      .map((entry) => ({
        id: entry.id,
        name: nameOfEntry(view, entry.id),
        formula: t(`formulas.${entry.formula}`),
        sources: formulaSources[entry.formula],
        inputs: inputsOf(view, entry).join('; '),
        value: withConversion(view, entry),
      }))
    return { part, title: t(`parts.${part}`, { count: rows.length }), rows }
  })
}

/** Long sums show only the number of their parts, which have lines of their own. */
function inputsOf(view: EstimateView, { id, inputs }: TraceEntry): string[] {
  const t = view.words.in('EstimateTrace')
  const listed = Object.entries(inputs)
  if (listed.length > 12) return [`${t('partsOfSum')}\u00A0${listed.length}`]
  return listed.map(([name, { value, from }]) => {
    if (from) return `${nameOfPart(view, from, id)}\u00A0${inUnit(view, from, value)}`
    const currency = currencyOfInput(view, id, name)
    const amount = currency ? formatExchange(value, currency, view.words.locale) : exact(view, value)
    return `${nameOfInput(view, id, name)}\u00A0${amount}`
  })
}

/** Rates are in dollars, and so is what is made of them; where the estimate is in another currency, each amount is in both. */
function withConversion(view: EstimateView, { id, value }: TraceEntry): string {
  const { input, catalogue, words } = view
  const inDollars = inUnit(view, id, value)
  if (input.currency === 'USD' || unitOf(view, id) !== 'USD') return inDollars
  return `${inDollars} = ${formatMoney(value * exchangeRate(input, catalogue), input.currency, words.locale)}`
}

function inUnit(view: EstimateView, id: string, value: number): string {
  const unit = unitOf(view, id)
  if (unit && isKeyOf(view.catalogue.exchange.rates, unit)) return formatMoney(value, unit, view.words.locale)
  return unit ? view.words.in('EstimateTrace')(`units.${unit}`, { value: exact(view, value) }) : exact(view, value)
}

function exact({ words }: EstimateView, value: number): string {
  return formatNumber(value, words.locale, { maximumFractionDigits: 4 })
}
