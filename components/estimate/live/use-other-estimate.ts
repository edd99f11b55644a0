import { useState } from 'react'
import type { Notice } from '@/estimate'
import { type Catalogue, currentCatalogue, type EstimateInput, type InputPatch } from '@/estimate'
import { readAddress } from '../document/address-bar'
import { useEstimateStore } from '../document/estimate-context'
import type { EstimateView } from '../results/view'
import { readLink } from '../start/open-saved'
import { cleanName, patchBetween } from './alternatives'

/** An estimate that is compared on this page and cannot be in its link. */
export type Apart = { name: string; input: EstimateInput; catalogue: Catalogue; why: 'catalogue' | 'full' }

type Outcome = 'link' | 'long' | 'empty' | 'same' | 'added' | 'catalogue' | 'full'

export type OtherEstimate = {
  /** What came of the last link. */
  outcome: Outcome | null
  /** What had to be repaired in it. */
  notices: readonly Notice[]
  apart: Apart | null
  compare: (text: string) => void
  /** Takes the estimate that stands apart into the link, at the prices of this one. */
  recalculate: () => void
  drop: () => void
}

type State = Pick<OtherEstimate, 'outcome' | 'notices' | 'apart'>

const nothing: State = { outcome: null, notices: [], apart: null }

/**
 * Compares the estimate with the one of another link. Under the same catalogue it becomes an alternative, and the link holds both; else,
 * and where the link is full, it is shown on this page only. `add` says whether it found room.
 */
export function useOtherEstimate({ input, catalogue }: EstimateView, add: (name: string, patch: InputPatch) => boolean): OtherEstimate {
  const store = useEstimateStore()
  const [state, setState] = useState(nothing)

  const take = (name: string, other: EstimateInput, notices: readonly Notice[]) => {
    const patch = patchBetween(input, other, catalogue)
    if (Object.keys(patch).length === 0) return setState({ ...nothing, outcome: 'same', notices })
    if (add(cleanName(name) || 'theirs', patch)) return setState({ ...nothing, outcome: 'added', notices })
    setState({ outcome: 'full', notices, apart: { name, input: other, catalogue, why: 'full' } })
  }

  const compare = (text: string) => {
    const found = readLink(text)
    if ('error' in found) return setState({ ...nothing, outcome: found.error === 'long' ? 'long' : 'link' })
    const { query, title } = readAddress(found.address)
    const parsed = store.parse(query)
    const { notices, catalogue: theirs } = parsed
    const other = parsed.document.input
    if (other.blocks.length === 0) return setState({ ...nothing, outcome: 'empty', notices })
    if (theirs.version === catalogue.version) return take(title ?? '', other, notices)
    setState({ outcome: 'catalogue', notices, apart: { name: title ?? '', input: other, catalogue: theirs, why: 'catalogue' } })
  }

  const { apart } = state
  return {
    ...state,
    compare,
    recalculate: () => apart && take(apart.name, known(apart.input, catalogue), state.notices),
    drop: () => setState(nothing),
  }
}

/** Without blocks another catalogue does not have. */
function known(input: EstimateInput, { blocks }: Catalogue = currentCatalogue): EstimateInput {
  const ids = new Set(blocks.map(({ id }) => id))
  return { ...input, blocks: input.blocks.filter(({ id }) => ids.has(id)), later: input.later.filter((id) => ids.has(id)) }
}
