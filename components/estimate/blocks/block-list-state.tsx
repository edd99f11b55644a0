'use client'

// Client: hours, counts and visible rows depend on the estimate and the search.
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo, useState } from 'react'
import { type Catalogue, type EstimateInput, type Group, groupNames, groupOf, isImplied } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { today } from '../form/today'
import { useWords } from '../words-provider'
import type { BlockGroupProps, BlockItemProps, BlockListParts } from './block-row'
import { type BlockWords, findBlocks } from './block-search'
import { blockFigures } from './figures'
import { RestOfGroup } from './rest-of-group'
import { followRows, hiddenRows, isOpened, noRows } from './shown-rows'

type BlockSearch = {
  searchText: string
  search: (searchText: string) => void
  /** Ids of the blocks found; null for an empty search. */
  found: ReadonlySet<string> | null
}

type RowsState = {
  /** Ids of the blocks that wait behind one line of their group. */
  hidden: readonly string[]
  isOpened: (group: Group) => boolean
  showAll: (group: Group) => void
}

// Every part that reads them stands in `BlockListState`.
const Figures = createContext(null as never as ReturnType<typeof blockFigures>)
const Search = createContext(null as never as BlockSearch)
const Rows = createContext(null as never as RowsState)

/** Calculates the figures of all blocks once for the components inside, and holds the search and which rows are shown. */
export function BlockListState({ children }: { children: ReactNode }) {
  const { document: estimate, catalogue } = useEstimateDocument()
  const input = useDeferredValue(estimate.input)
  const words = useWords()
  const [{ searchText, matched }, setSearch] = useState<{ searchText: string; matched: ReadonlySet<string> | null }>({
    searchText: '',
    matched: null,
  })
  const figures = useMemo(() => blockFigures(input, catalogue, words, words.titles), [input, catalogue, words])
  const rows = useRows(input.blocks, catalogue)
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
      <Search value={state}>
        <Rows value={rows}>{children}</Rows>
      </Search>
    </Figures>
  )
}

function useRows(blocks: EstimateInput['blocks'], catalogue: Catalogue): RowsState {
  const [rows, setRows] = useState(noRows)
  const followed = followRows(rows, blocks)
  if (followed !== rows) setRows(followed)
  return useMemo(() => {
    const hidden = hiddenRows(
      rows,
      catalogue.blocks.flatMap(({ id }) => (isImplied(id) ? [] : id)),
    )
    return {
      hidden,
      isOpened: (group) => isOpened(rows, group),
      showAll: (group) => setRows((now) => ({ ...now, whole: [...now.whole, group] })),
    }
  }, [rows, catalogue])
}

export function useBlockSearch(): BlockSearch {
  return useContext(Search)
}

export function LiveItem({ id, tags, className, children }: BlockItemProps) {
  const absent = useFigures().isAbsent(id)
  const { found } = useBlockSearch()
  const { hidden } = useContext(Rows)
  const isHidden = found ? !found.has(id) : hidden.includes(id)
  return (
    <li className={className} data-block={id} data-words={tags} data-absent={absent || undefined} hidden={isHidden}>
      {children}
    </li>
  )
}

/** The first group with something to choose shows what blocks look like. */
const [, shownFirst] = groupNames

/** Opens with the blocks chosen or found in it. */
export function LiveGroup({ group, className, head, children }: BlockGroupProps) {
  const { found } = useBlockSearch()
  const { hidden, isOpened, showAll } = useContext(Rows)
  const rest = found ? [] : hidden.filter((id) => groupOf(id) === group)
  const isFound = found && [...found].some((id) => groupOf(id) === group)
  return (
    <section aria-labelledby={`group-${group}-title`} hidden={isFound === false}>
      <details className={className} open={isFound ?? (group === shownFirst || isOpened(group))}>
        {head}
        {rest.length > 0 && <RestOfGroup group={group} rest={rest} onShow={() => showAll(group)} />}
        {children}
      </details>
    </section>
  )
}

export const LiveHours: BlockListParts['Hours'] = ({ id }) => <span>{useFigures().hours(id)}</span>

export const LiveGroupFigure: BlockListParts['GroupFigure'] = ({ group, figure }) => <span>{useFigures()[figure](group)}</span>

function useFigures() {
  return useContext(Figures)
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
  return new Map([...rows].map((row) => [row.dataset.block ?? '', wordsIn(row)]))
}

function wordsIn(row: HTMLElement): string {
  const said = [...row.querySelectorAll('label[for], p:first-of-type')].map(({ textContent }) => textContent)
  return [...said, row.dataset.words].join(' ')
}
