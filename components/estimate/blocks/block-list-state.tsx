'use client'

// Client: hours, counts and visible rows depend on the estimate and the search.
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo, useState } from 'react'
import { groupOf } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { today } from '../form/today'
import { useWords } from '../words-provider'
import type { BlockGroupProps, BlockItemProps, BlockListParts } from './block-row'
import { type BlockWords, findBlocks } from './block-search'
import { blockFigures } from './figures'

type BlockSearch = {
  searchText: string
  search: (searchText: string) => void
  /** Ids of the blocks found; null for an empty search. */
  found: ReadonlySet<string> | null
}

const Figures = createContext<ReturnType<typeof blockFigures> | null>(null)
const Search = createContext<BlockSearch | null>(null)

/** Calculates the figures of all blocks once for the components inside, and holds the search. */
export function BlockListState({ children }: { children: ReactNode }) {
  const { document: estimate, catalogue } = useEstimateDocument()
  const input = useDeferredValue(estimate.input)
  const words = useWords()
  const [{ searchText, matched }, setSearch] = useState<{ searchText: string; matched: ReadonlySet<string> | null }>({
    searchText: '',
    matched: null,
  })
  const figures = useMemo(() => blockFigures(input, catalogue, words), [input, catalogue, words])
  const state = useMemo(() => {
    const search = (next: string) => {
      const matched = findBlocks(readBlockWords(), next)
      setSearch({ searchText: next, matched })
      if (matched) void findByMeaning(next).then((also) => setSearch((now) => (now.searchText === next ? withAlso(now, also) : now)))
    }
    return { searchText, search, found: matched && new Set([...matched].filter((id) => !figures.isAbsent(id))) }
  }, [searchText, matched, figures])
  return (
    <Figures value={figures}>
      <Search value={state}>{children}</Search>
    </Figures>
  )
}

export function useBlockSearch(): BlockSearch {
  return known(useContext(Search))
}

export function LiveItem({ id, tags, className, children }: BlockItemProps) {
  const absent = useFigures().isAbsent(id)
  const { found } = useBlockSearch()
  return (
    <li className={className} data-block={id} data-words={tags} data-absent={absent || undefined} hidden={found !== null && !found.has(id)}>
      {children}
    </li>
  )
}

export function LiveGroup({ group, className, children }: BlockGroupProps) {
  const { found } = useBlockSearch()
  const hidden = found !== null && ![...found].some((id) => groupOf(id) === group)
  return (
    <section className={className} id={`group-${group}`} aria-labelledby={`group-${group}-title`} hidden={hidden}>
      {children}
    </section>
  )
}

export const LiveHours: BlockListParts['Hours'] = ({ id }) => useFigures().hours(id)

export const LiveGroupFigure: BlockListParts['GroupFigure'] = ({ group, figure }) => useFigures()[figure](group)

function useFigures() {
  return known(useContext(Figures))
}

function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('BlockListState is missing')
  return value
}

/** What the reader of sentences understands by the words; its vocabulary is loaded with the first search. */
async function findByMeaning(searchText: string): Promise<string[]> {
  const { searchBlocks } = await import('@/estimate/describe/search-blocks')
  return searchBlocks(searchText, today())
}

function withAlso<State extends { matched: ReadonlySet<string> | null }>(state: State, also: readonly string[]): State {
  return { ...state, matched: new Set([...(state.matched ?? []), ...also]) }
}

/** Read from the prerendered page: as props these texts would be sent a second time. */
function readBlockWords(): BlockWords {
  const rows = document.querySelectorAll<HTMLElement>('[data-block]')
  return new Map([...rows].map((row) => [row.dataset.block ?? '', `${row.querySelector('label')?.textContent} ${row.dataset.words}`]))
}
