import { formulas } from '@/estimate/trace/formulas'
import type { TraceEntry } from '@/estimate/trace/recorder'
import { trace } from '@/estimate/trace/trace'
import { formatMoney, formatNumber } from '@/messages/format'
import { isKeyOf } from '../words'
import { nameOfEntry, nameOfInput, nameOfPart, partOf, traceParts, unitOf } from './trace-names'
import type { EstimateView } from './view'

type TraceRow = Record<'id' | 'name' | 'formula' | 'inputs' | 'value', string> & { sources: readonly string[] }

/** Every figure with its formula, inputs and sources, to four decimals, by the part of the calculation it belongs to. */
export function traceRows(view: EstimateView): { part: string; title: string; rows: TraceRow[] }[] {
  const entries = trace(view.input, view.catalogue)
  const t = view.words.in('EstimateTrace')
  const exact = (value: number) => formatNumber(value, view.words.locale, { maximumFractionDigits: 4 })
  const inUnit = ({ id, value }: TraceEntry) => {
    const unit = unitOf(view, id)
    const money = unit && isKeyOf(view.catalogue.exchange.rates, unit)
    if (money) return formatMoney(value, unit, view.words.locale)
    return unit ? t(`units.${unit}`, { value: exact(value) }) : exact(value)
  }
  return traceParts.map((part) => {
    const rows = entries
      .filter((entry) => partOf(entry) === part)
      .map((entry) => ({
        id: entry.id,
        name: nameOfEntry(view, entry.id),
        formula: t(`formulas.${entry.formula}`),
        sources: formulas[entry.formula].sources,
        inputs: namesOfInputs(view, entry)
          .map(([name, value]) => `${name}\u00A0${exact(value)}`)
          .join('; '),
        value: inUnit(entry),
      }))
    return { part, title: t(`parts.${part}`, { count: rows.length }), rows }
  })
}

/** Long sums show only the number of their parts, which have lines of their own. */
function namesOfInputs(view: EstimateView, { id, inputs }: TraceEntry): [string, number][] {
  const t = view.words.in('EstimateTrace')
  const listed = Object.entries(inputs)
  if (listed.length > 12) return [[t('partsOfSum'), listed.length]]
  return listed.map(([name, { value, from }]) => [from ? nameOfPart(view, from, id) : nameOfInput(view, name), value])
}
