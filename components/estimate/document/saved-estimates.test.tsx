import { afterEach, describe, expect, it, vi } from 'vitest'
import { noAddressBar } from './address-bar'
import { keepDraft } from './draft'
import { deleteAllSaved, deleteSaved, listSaved, renameSaved, saveEstimate } from './saved-estimates'
import { createEstimateStore } from './store'

const saved = (id: string, day: number) => ({
  id,
  title: `Title ${id}`,
  query: 'v=1&c=2026.2',
  updated: new Date(Date.UTC(2027, 0, day)).toISOString(),
})
const ids = () => listSaved().map(({ id }) => id)

describe('saved estimates', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    window.localStorage.clear()
  })

  it('are listed with the latest first, renamed and deleted', () => {
    saveEstimate(saved('one', 1))
    saveEstimate(saved('two', 2))
    expect(ids()).toEqual(['two', 'one'])
    renameSaved('one', 'Lean')
    expect(listSaved()[1]?.title).toBe('Lean')
    deleteSaved('two')
    expect(ids()).toEqual(['one'])
    deleteAllSaved()
    expect(window.localStorage.length).toBe(0)
  })

  it('are twenty at most: the oldest makes room', () => {
    for (let day = 1; day <= 21; day += 1) saveEstimate(saved(`s${day}`, day))
    expect(ids()).toHaveLength(20)
    expect(ids()).not.toContain('s1')
  })

  it.each(['{', '12', '[1,{"id":4}]', '[{"id":"a","title":"b","query":"c","updated":"never"}]'])('survive corrupt storage: %s', (text) => {
    window.localStorage.setItem('estimate:v1', text)
    expect(ids()).toEqual([])
  })

  it('survive a browser that refuses to keep anything', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError')
    })
    expect(saveEstimate(saved('one', 1))).toBe(false)
    expect(ids()).toEqual([])
  })
})

describe('the work of a visit', () => {
  const bar = { ...noAddressBar, pending: () => true }
  const work = (store: ReturnType<typeof createEstimateStore>) => {
    store.set({ add: [{ id: 'acc.email', quantity: 1 }] }, 'Sign-in')
    store.set({ add: [{ id: 'adm.dash', quantity: 1 }] }, 'Dashboard')
  }

  afterEach(() => window.localStorage.clear())

  it('is kept as one entry, and nothing is kept of a visit that changed nothing', () => {
    const store = createEstimateStore([], bar)
    keepDraft(store)()
    expect(listSaved()).toEqual([])
    const stop = keepDraft(store)
    work(store)
    stop()
    expect(listSaved().map(({ query }) => query)).toEqual(['v=1&c=2026.2&b=acc.email_adm.dash'])
  })

  it('leaves alone what another tab has made of it meanwhile', () => {
    const store = createEstimateStore([], bar)
    const stop = keepDraft(store)
    store.set({ add: [{ id: 'acc.email', quantity: 1 }] }, 'Sign-in')
    window.dispatchEvent(new Event('pagehide'))
    const [ours] = listSaved()
    if (ours) saveEstimate({ ...ours, query: 'v=1&c=2026.2&b=acc.email_map.view' })
    store.set({ add: [{ id: 'adm.dash', quantity: 1 }] }, 'Dashboard')
    stop()
    expect(listSaved().map(({ query }) => query)).toEqual(
      expect.arrayContaining(['v=1&c=2026.2&b=acc.email_map.view', 'v=1&c=2026.2&b=acc.email_adm.dash']),
    )
  })

  it('goes on in the entry it started from', () => {
    const store = createEstimateStore([], bar)
    const stop = keepDraft(store)
    work(store)
    stop()
    const address = `?${store.current().query}`
    const again = createEstimateStore([], { ...bar, read: () => address, pending: () => false })
    again.sync()
    const stopAgain = keepDraft(again)
    again.set({ add: [{ id: 'map.view', quantity: 1 }] }, 'Map')
    stopAgain()
    expect(listSaved().map(({ query }) => query)).toEqual(['v=1&c=2026.2&b=acc.email_map.view_adm.dash'])
  })
})
