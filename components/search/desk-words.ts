import type { PageGroup } from './site-index'

/** The words the search needs in the browser. `counts[3]` is “3 pages” as the language counts. */
export type DeskWords = Record<'label' | 'placeholder' | 'hint' | 'results' | 'failed' | 'some' | 'similar', string> & {
  /** Around the query nothing was found for. */
  nothing: readonly [before: string, after: string]
  groups: Record<PageGroup, string>
  counts: readonly string[]
}
