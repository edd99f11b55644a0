'use client'

// Client: the estimate lives in the address, which only the browser knows.
import { usePathname, useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, Suspense, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Preset } from '@/estimate/address/presets'
import { type AddressBar, windowAddressBar } from './address-bar'
import { carryEstimate } from './carry'
import { keepDraft } from './draft'
import { createEstimateStore, type EstimateState, type EstimateStore } from './store'

const Store = createContext<EstimateStore | null>(null)

const noAddressBar: AddressBar = { read: () => '', write: () => {}, pending: () => false, flush: () => {}, drop: () => {} }

type EstimateProviderProps = { presets: readonly Preset[]; children: ReactNode }

/** Keeps one estimate for all pages inside. They are prerendered with the empty one. */
export function EstimateProvider({ presets, children }: EstimateProviderProps) {
  const [store] = useState(() => createEstimateStore(presets, typeof window === 'undefined' ? noAddressBar : windowAddressBar()))

  useEffect(() => {
    const carry = (event: Event) => carryEstimate(event, store)
    const stopKeeping = keepDraft(store)
    const events = ['pointerdown', 'focusin', 'click'] as const
    for (const name of events) document.addEventListener(name, carry, { capture: true })
    window.addEventListener('popstate', store.arriveThroughHistory)
    window.addEventListener('hashchange', store.arrive)
    window.addEventListener('pagehide', store.flush)
    return () => {
      store.flush()
      stopKeeping()
      for (const name of events) document.removeEventListener(name, carry, { capture: true })
      window.removeEventListener('popstate', store.arriveThroughHistory)
      window.removeEventListener('hashchange', store.arrive)
      window.removeEventListener('pagehide', store.flush)
    }
  }, [store])

  return (
    <Store value={store}>
      <Suspense fallback={null}>
        <AddressWatch store={store} />
      </Suspense>
      {children}
    </Store>
  )
}

/** A soft navigation to the same page with another query tells nobody but this hook. */
function AddressWatch({ store }: { store: EstimateStore }) {
  const query = useSearchParams().toString()
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what this waits for
  useEffect(store.arrive, [store, query, pathname])
  return null
}

export type EstimateDocumentHook = EstimateState & Pick<EstimateStore, 'set' | 'replace' | 'undo' | 'rename' | 'dismissNotices'>

/** The estimate of this address and what can be done with it. */
export function useEstimateDocument(): EstimateDocumentHook {
  const store = useEstimateStore()
  const state = useSyncExternalStore(store.subscribe, store.get, store.getInitial)
  const { set, replace, undo, rename, dismissNotices } = store
  return { ...state, set, replace, undo, rename, dismissNotices }
}

/** The store itself, for code that acts outside of rendering. */
export function useEstimateStore(): EstimateStore {
  const store = useContext(Store)
  if (!store) throw new Error('EstimateProvider is missing')
  return store
}
