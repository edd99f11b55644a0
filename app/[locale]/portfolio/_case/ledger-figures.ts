import { priceOfQuery } from '@/components/estimate/query-price'
import type { CaseStudy } from '@/content-client/types'

const day = 86_400_000

/** What a ledger says in figures; money in US dollars, `weeksLate` negative for early. Null for a case without one. */
export function ledgerFigures({ ledger, estimate }: Pick<CaseStudy, 'ledger' | 'estimate'>) {
  const range = priceOfQuery(estimate)
  if (!ledger || !range) return null
  const change = ledger.changes.reduce((total, { usd }) => total + usd, 0)
  return {
    range,
    signed: ledger.signedUsd,
    change,
    billed: ledger.signedUsd + change,
    weeksLate: Math.round((Date.parse(ledger.finished) - Date.parse(ledger.planned)) / day / 7),
  }
}

export type LedgerFigures = NonNullable<ReturnType<typeof ledgerFigures>>

/** Where amounts stand on a line from zero to a little beyond the range and the bill, in percent; whether the bill is past its middle, and
 * whether there is room for words on both its sides. */
export function ledgerScale({ range, billed }: Pick<LedgerFigures, 'range' | 'billed'>) {
  const top = Math.max(range.to, billed) * 1.04
  return {
    at: (amount: number) => `${Number(((amount / top) * 100).toFixed(1))}%`,
    isFar: billed > top / 2,
    isAmid: billed > top * 0.45 && billed < top * 0.8,
  }
}
