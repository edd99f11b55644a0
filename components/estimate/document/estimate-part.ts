import { useMemo, useSyncExternalStore } from 'react'
import { useEstimateStore } from './estimate-context'
import type { EstimateState } from './store'

/** A part of the estimate, compared by what it holds as JSON: who shows no other part is not rendered again with every change. */
export function useEstimatePart<Part>(select: (state: EstimateState) => Part): Part {
  const { subscribe, get, getInitial } = useEstimateStore()
  const json = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(select(get())),
    () => JSON.stringify(select(getInitial())),
  )
  return useMemo(() => JSON.parse(json), [json])
}
