'use client'

// Client: the estimate lives in the address, which only the browser knows.
import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useState } from 'react'
import type { Preset } from '@/estimate/address/presets'
import { formatTitle } from '@/estimate/address/title'
import type { Currency } from '@/estimate/input'
import { fetchedAhead } from '../../navigation/fetched-ahead'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import { noAddressBar, windowAddressBar, workFragment } from './address-bar'
import { keepDraft } from './draft'
import { EstimateContext } from './estimate-context'
import { readFilled } from './filled-estimate'
import { createEstimateStore, type EstimateStore } from './store'
import { strand } from './stranded'

type EstimateProviderProps = { presets: readonly Preset[]; currency: Currency; children: ReactNode }

/** One estimate for all pages inside. Prerendered pages show the empty estimate until the address is read, or what the server of a link has filled in. */
export function EstimateProvider({ presets, currency, children }: EstimateProviderProps) {
  const [store] = useState(() => {
    const bar = typeof window === 'undefined' ? noAddressBar : windowAddressBar()
    return createEstimateStore(presets, bar, currency, readFilled())
  })

  useSafeEffect(() => {
    const onLinkUse = (event: Event) => addEstimateToLink(event, store)
    const stopKeeping = keepDraft(store)
    const events = ['pointerdown', 'focusin', 'click'] as const
    for (const name of events) document.addEventListener(name, onLinkUse, { capture: true })
    window.addEventListener('popstate', store.syncAfterHistory)
    window.addEventListener('hashchange', store.sync)
    window.addEventListener('pagehide', store.flush)
    return () => {
      store.flush()
      stopKeeping()
      for (const name of events) document.removeEventListener(name, onLinkUse, { capture: true })
      window.removeEventListener('popstate', store.syncAfterHistory)
      window.removeEventListener('hashchange', store.sync)
      window.removeEventListener('pagehide', store.flush)
    }
  }, [store])

  return (
    <EstimateContext value={store}>
      <Suspense fallback={null}>
        <AddressWatch store={store} />
      </Suspense>
      {children}
    </EstimateContext>
  )
}

/** Next.js announces a soft navigation to the same page with another query only through `useSearchParams`. */
function AddressWatch({ store }: { store: EstimateStore }) {
  const query = useSearchParams().toString()
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new address
  useSafeEffect(store.sync, [store, query, pathname])
  return null
}

/**
 * Adds the estimate to links marked `data-estimate-link` (the steps) or `data-language` just before they are used, so that a new tab
 * or a copied link has it too. With a value, as in `data-estimate-link="estimate"`, the query becomes one parameter of that name.
 */
function addEstimateToLink(event: Event, store: EstimateStore): void {
  const { target, type } = event
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-estimate-link], a[data-language]') : null
  if (!anchor) return
  store.flush()
  const { query, title, tooLong } = store.get()
  const bare = window.location.search === '' || tooLong
  const { estimateLink: parameter } = anchor.dataset
  if (parameter !== undefined) anchor.search = bare ? '' : parameter === '' ? query : `${parameter}=${encodeURIComponent(query)}`
  if (!parameter) anchor.hash = bare ? '' : formatTitle(title)
  const work = parameter === '' && !bare && anchor.pathname !== window.location.pathname ? store.work() : undefined
  if (work) anchor.dataset.softAddress = anchor.pathname + workFragment(work)
  else delete anchor.dataset.softAddress
  if (type !== 'click' || !work || navigator.onLine || fetchedAhead.has(anchor.pathname)) return
  event.preventDefault()
  strand()
}
