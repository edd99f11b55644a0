import sources from '@/estimate/trace/sources.json'
import type { traceRows } from './trace-rows'

export type SourceId = keyof typeof sources

/** `url`: where it can be read. Only what is our own has no such place, and says so by its name. */
type Source = { name: string; url?: string }

export const sourceOf = (id: SourceId): Source => sources[id]

/** Those of some sources that have an address. */
export const withAddress = (ids: readonly SourceId[]) => ids.filter((id) => 'url' in sources[id])

/** What a calculation refers to, in the order of the list. */
export function sourcesOf(parts: ReturnType<typeof traceRows>): SourceId[] {
  const named = new Set(parts.flatMap(({ rows }) => rows.flatMap((row) => row.sources)))
  return (Object.keys(sources) as SourceId[]).filter((id) => named.has(id))
}
