'use client'

// Client: hours, counts and visible rows depend on the estimate and the search.
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo, useState } from 'react'
import { type Catalogue, type EstimateInput, type Group, groupNames, groupOf, isImplied } from '@/estimate'
import { useEstimateDocument } from '../document/estimate-context'
import { useWords } from '../words-provider'
import type { BlockGroupProps, BlockItemProps, BlockListParts } from './block-row'
import { blockFigures } from './figures'
import { RestOfGroup } from './rest-of-group'
import { followRows, hiddenRows, isOpened, noRows } from './shown-rows'

type BlockSearch = {
  searchText: string
  /** Loads what searches, before the first letter is typed. */
  prepare: () => void
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
  const [searchText, setSearchText] = useState('')
  const [find, setFind] = useState<Finder>()
  const matched = useMemo(() => find?.(searchText), [find, searchText])
  const figures = useMemo(() => blockFigures(input, catalogue, words, words.titles), [input, catalogue, words])
  const rows = useRows(input.blocks, catalogue)
  const state = useMemo(() => {
    const prepare = () => {
      if (!find) void loadFinder().then((loaded) => setFind(() => loaded))
    }
    const search = (next: string) => {
      prepare()
      setSearchText(next)
    }
    return { searchText, prepare, search, found: matched ? new Set(matched.filter((id) => !figures.isAbsent(id))) : null }
  }, [searchText, find, matched, figures])
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

type Finder = (searchText: string) => readonly string[] | null

/** What searches the blocks of this page; it comes with the vocabulary, when the search is begun. */
async function loadFinder(): Promise<Finder> {
  const { findBlocks, indexBlocks } = await import('./block-search')
  const index = indexBlocks(readBlocks())
  return (searchText) => findBlocks(index, searchText)
}

/** Read from the prerendered page: as props these texts would be sent a second time. */
function readBlocks(): { id: string; name: string; beside: string }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-block]')].map((row) => {
    const said = [...row.querySelectorAll('label[for], p:first-of-type')].map(({ textContent }) => textContent)
    return {
      id: row.dataset.block ?? '',
      name: row.querySelector('[data-name]')?.textContent ?? '',
      beside: [...said, row.dataset.words].join(' '),
    }
  })
}
