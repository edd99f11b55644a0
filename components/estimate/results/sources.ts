import sources from '@/estimate/trace/sources.json'
import type { Words } from '../words'
import type { traceRows } from './trace-rows'

export type SourceId = keyof typeof sources

/** `url`: where it can be read; `note`: that there is no such place. What is our own says so by its name. */
type Source = { name: string; url?: string; note?: string }

const own: readonly SourceId[] = ['model', 'team']

export function sourceOf(id: SourceId, words: Words): Source {
  const source: Source = sources[id]
  return source.url || own.includes(id) ? source : { ...source, note: words.in('EstimateTrace')('copy') }
}

/** Those of some sources that have an address. */
export const withAddress = (ids: readonly SourceId[]) => ids.filter((id) => 'url' in sources[id])

/** What a calculation refers to, in the order of the list. */
export function sourcesOf(parts: ReturnType<typeof traceRows>): SourceId[] {
  const named = new Set(parts.flatMap(({ rows }) => rows.flatMap((row) => row.sources)))
  return (Object.keys(sources) as SourceId[]).filter((id) => named.has(id))
}
