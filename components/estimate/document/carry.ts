import { formatTitle } from '@/estimate/address/title'
import type { EstimateStore } from './store'

/**
 * Links between the steps take the estimate along, and so do the links to the other language: `<a data-estimate-link>` gets the
 * query just before it is used, so that a new tab and a copied address have it too. `data-estimate-link="estimate"` puts it all into
 * one parameter of that name.
 */
export function carryEstimate({ target }: Event, store: EstimateStore): void {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-estimate-link], a[data-language]') : null
  if (!anchor) return
  store.flush()
  const { query, title, tooLong } = store.get()
  const bare = window.location.search === '' || tooLong
  const { estimateLink: parameter } = anchor.dataset
  if (parameter !== undefined) anchor.search = bare ? '' : parameter === '' ? query : `${parameter}=${encodeURIComponent(query)}`
  if (!parameter) anchor.hash = bare ? '' : formatTitle(title)
}
