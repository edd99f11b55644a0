import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EstimateState, EstimateStore } from './store'

// Apart from the provider, which knows the router: the server of a link draws with these, too.

export const EstimateContext = createContext<EstimateStore | null>(null)

export type EstimateDocumentHook = EstimateState & Pick<EstimateStore, 'set' | 'replace' | 'undo' | 'rename' | 'dismissNotices'>

/** The estimate of this address and what can be done with it. */
export function useEstimateDocument(): EstimateDocumentHook {
  const { set, replace, undo, rename, dismissNotices } = useEstimateStore()
  return { ...useEstimateState(), set, replace, undo, rename, dismissNotices }
}

/** The same state until the estimate changes, for whoever paints it later than the change. */
export function useEstimateState(): EstimateState {
  const store = useEstimateStore()
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial)
}

/** The store itself, for code that acts outside of rendering. */
export function useEstimateStore(): EstimateStore {
  const store = useContext(EstimateContext)
  if (!store) throw new Error('EstimateProvider is missing')
  return store
}
