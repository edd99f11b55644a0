import { formatEstimate } from '../address/format'
import type { Notice } from '../address/notices'
import type { EstimateDocument, ParsedEstimate } from '../address/parse'
import { cleanTitle } from '../address/title'
import { type EstimateResult, estimate } from '../engine/estimate'
import type { EstimateInput } from '../input'
import type { TraceEntry } from '../trace/recorder'
import { trace } from '../trace/trace'

export const estimateSchemaName = 'estimate/1'
const maxBytes = 200_000

/** An estimate as a file and as the answer of the API: everything, unrounded, in US dollars. */
export type EstimateFile = {
  schema: typeof estimateSchemaName
  /** The canonical query: reading it again gives the same estimate. */
  query: string
  link: string
  title?: string
  catalogue: { version: string; date: string; outdated: boolean }
  input: EstimateInput
  alternatives: EstimateDocument['alternatives']
  result: EstimateResult
  trace: readonly TraceEntry[]
  notices: readonly Notice[]
}

export function toEstimateFile({ document, catalogue, outdated, notices }: ParsedEstimate, link: string, title?: string): EstimateFile {
  const { input, alternatives } = document
  return {
    schema: estimateSchemaName,
    query: formatEstimate(document, catalogue),
    link,
    ...(title && { title: cleanTitle(title) }),
    catalogue: { version: catalogue.version, date: catalogue.date, outdated },
    input,
    alternatives,
    result: estimate(input, catalogue),
    trace: trace(input, catalogue),
    notices,
  }
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
