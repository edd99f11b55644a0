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
