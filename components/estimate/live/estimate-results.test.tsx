import { act } from '@testing-library/react'
import fc from 'fast-check'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { currentCatalogue, formatEstimate, parseEstimate } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import { type Locale, locales } from '@/routing/locales'
import { anyInput } from '@/tests/support/estimate-inputs'
import { allWords } from '@/tests/support/estimate-views'
import { runs } from '@/tests/support/runs'
import { noAddressBar, windowAddressBar } from '../document/address-bar'
import { EstimateContext } from '../document/estimate-context'
import type { FilledEstimate } from '../document/filled-estimate'
import { createEstimateStore, type EstimateStore } from '../document/store'
import { exampleQuery } from '../example'
import { WordsContext } from '../words-provider'
import { EstimateResults } from './estimate-results'

const queries = [
  exampleQuery,
  't=shop&q=production&p=web_ios&b=acc.email_core.entity*4_mob.push_pay.checkout&from=2030-01-07&by=2030-02-04&r=FE*5&zz=1&t=castle&gold',
  'v=1&c=2026.1&b=shop.cart_pay.checkout_acc.sso&q=prototype&alt=n*lean_q*trial',
  'b=acc.email_gone.block&from=2020-01-06&by=2020-06-01',
  't=marketplace&tech=firestore&b=mkt.listings_pay.checkout&has=acc.email&l=pay.checkout',
  ...fc
    .sample(
      anyInput.filter(({ blocks }) => blocks.length > 0),
      { seed: 20264, numRuns: runs(4, 60) },
    )
    .map((input) => formatEstimate({ catalogue: currentCatalogue.version, input, alternatives: [] })),
]

/** Another day than the browser's. */
function filledWith(address: string): FilledEstimate {
  const { document, catalogue, notices } = parseEstimate(address)
  const questions = { assumptions: ['The texts are yours.'], ask: ['Who pays?'] }
  return { query: formatEstimate(document, catalogue), notices, name: 'SaaS', day: '2029-05-05', questions }
}

const results = (store: EstimateStore, locale: Locale) => (
  <EstimateContext value={store}>
    <WordsContext value={{ ...allWords(locale), titles: blockTitles[locale] }}>
      <EstimateResults benchmarks={{}} record={null} company="" />
    </WordsContext>
  </EstimateContext>
)

afterEach(() => vi.unstubAllGlobals())

it.each(locales)('what a server has drawn of a link is what the browser draws over it, and all of it stays (%s)', async (locale) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const watch = { observe() {}, disconnect() {} }
  vi.stubGlobal('IntersectionObserver', function Nobody() {
    return watch
  })
  const troubles = vi.spyOn(console, 'error')
  for (const query of queries) {
    const place = document.body.appendChild(document.createElement('div'))
    const filled = filledWith(query)
    place.innerHTML = renderToString(results(createEstimateStore([], noAddressBar, 'USD', filled), locale))
    const drawn = [...place.querySelectorAll('*')].filter(({ id }) => !['edit', 'compare', 'send'].includes(id))
    expect(drawn.length).toBeGreaterThan(300)
    window.history.replaceState(null, '', `/estimate/results?${query}`)
    const onRecoverableError = vi.fn()
    const store = createEstimateStore([], windowAddressBar(), 'USD', filled)
    const root = await act(async () => hydrateRoot(place, results(store, locale), { onRecoverableError }))
    expect(onRecoverableError.mock.calls.map(([error]) => `${query} ${error}`)).toEqual([])
    expect(troubles.mock.calls).toEqual([])
    // But for what says the day, which is the browser's from then on.
    const gone = drawn.filter((each) => !each.isConnected && !each.closest('[aria-labelledby=deadline-title]'))
    expect(gone.map(({ outerHTML }) => outerHTML)).toEqual([])
    await act(async () => root.unmount())
    place.remove()
  }
})
