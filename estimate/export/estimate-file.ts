import { formatEstimate } from '../address/format'
import type { Notice } from '../address/notices'
import type { EstimateDocument, ParsedEstimate } from '../address/parse'
import { cleanTitle } from '../address/title'
import { type ChangedAssumption, changedAssumptions } from '../assumptions/changes'
import type { TrackRecord } from '../calibration'
import type { Catalogue } from '../catalogue/types'
import { exchangeRate } from '../display/currency'
import { type EstimateResult, estimate } from '../engine/estimate'
import type { Percentiles } from '../engine/range'
import type { Currency, EstimateInput } from '../input'
import { type Conflict, checkCompatibility } from '../rules/check'
import { findGaps } from '../rules/gaps'
import type { TraceEntry } from '../trace/recorder'
import { trace } from '../trace/trace'

export const estimateSchemaName = 'estimate/1'
const maxBytes = 250_000

/** Every amount but those under `currency` is in it, whatever the pages show. */
const amountsIn = { currency: 'USD' } as const

type Missing = typeof amountsIn & {
  reason: string
  about: readonly string[]
  add: readonly string[]
  hours: number
  cost: number
  weeks: number
}

/** An estimate as a file and as the answer of the API: everything, unrounded, in US dollars. */
export type EstimateFile = {
  schema: typeof estimateSchemaName
  /** The canonical query: reading it again gives the same estimate. */
  query: string
  link: string
  title?: string
  catalogue: { version: string; date: string; outdated: boolean }
  /** What the pages show: the currency, its rate per US dollar with its date, and the cost in it. */
  currency: { code: Currency; perDollar: number; source: 'catalogue' | 'visitor'; date: string; cost: Percentiles }
  /** How the model did in finished projects; null while there are too few. */
  record: TrackRecord | null
  /** Where the figures are not those of our price list. */
  changed: readonly ChangedAssumption[]
  /** What does not go together: an `error` cannot be built at all. */
  conflicts: readonly Pick<Conflict, 'rule' | 'level' | 'about' | 'fix'>[]
  /** What such projects also need and the figures lack, with what it would add to the expected ones in US dollars. */
  completeness: readonly Missing[]
  input: EstimateInput
  alternatives: EstimateDocument['alternatives']
  result: typeof amountsIn & EstimateResult
  trace: readonly TraceEntry[]
  notices: readonly Notice[]
}

type Source = ParsedEstimate & { record?: TrackRecord | null }

export function toEstimateFile(
  { document, catalogue, outdated, notices, record = null }: Source,
  link: string,
  title?: string,
): EstimateFile {
  const { input, alternatives } = document
  const result = estimate(input, catalogue)
  return {
    schema: estimateSchemaName,
    query: formatEstimate(document, catalogue),
    link,
    ...(title && { title: cleanTitle(title) }),
    catalogue: { version: catalogue.version, date: catalogue.date, outdated },
    currency: toCurrency(input, result.cost, catalogue),
    record,
    changed: changedAssumptions(input, catalogue),
    conflicts: checkCompatibility(input, catalogue),
    completeness: toMissing(input, catalogue),
    input,
    alternatives,
    result: { ...amountsIn, ...result },
    trace: trace(input, catalogue),
    notices,
  }
}

function toMissing(input: EstimateInput, catalogue: Catalogue): Missing[] {
  return findGaps(input, catalogue).gaps.map(({ conflict: { rule, about }, patch, hours, cost, weeks }) => {
    return { reason: rule, about, add: (patch.add ?? []).map(({ id }) => id), ...{ hours, cost, weeks }, ...amountsIn }
  })
}

function toCurrency({ currency: code, exchange }: EstimateInput, cost: Percentiles, catalogue: Catalogue): EstimateFile['currency'] {
  const perDollar = exchangeRate({ currency: code, exchange }, catalogue)
  const source = perDollar === catalogue.exchange.rates[code] ? 'catalogue' : 'visitor'
  const { p10, p50, p80, p90 } = cost
  const shown = { p10: p10 * perDollar, p50: p50 * perDollar, p80: p80 * perDollar, p90: p90 * perDollar }
  return { code, perDollar, source, date: catalogue.exchange.date, cost: shown }
}

/** The query and title of an exported file; null for any other file. */
export function readEstimateFile(text: string): { query: string; title: string } | null {
  if (text.length > maxBytes) return null
  try {
    const { schema, query, title }: Record<string, unknown> = Object(JSON.parse(text))
    if (schema !== estimateSchemaName || typeof query !== 'string') return null
    return { query, title: typeof title === 'string' ? cleanTitle(title) : '' }
  } catch {
    return null
  }
}
