import { windowAddressBar } from '@/components/estimate/document/address-bar'
import { createEstimateStore } from '@/components/estimate/document/store'
import type { Preset } from '@/estimate/address/presets'

const preset: Preset = {
  slug: 'online-shop',
  type: 'shop',
  settings: { design: 'kit' },
  sizes: { lean: { blocks: [['shop.cart', 1]] }, usual: { blocks: [['shop.catalog', 1]] }, large: { blocks: [] } },
}

/** The query and the fragment of the page. */
export const address = () => window.location.search + window.location.hash

/** The estimate of the page that is open. */
export const readStore = () => createEstimateStore([preset], windowAddressBar())

/** The estimate of a step that was opened at this address. */
export const open = (at: string) => {
  window.history.replaceState(null, '', `/estimate/settings${at}`)
  return readStore()
}
