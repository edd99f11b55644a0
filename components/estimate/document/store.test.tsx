import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address, open } from '@/tests/support/opened-estimate'

describe('the estimate in the address', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('leaves a bare address alone and prerenders the empty estimate', () => {
    const store = open('')
    store.sync()
    vi.runAllTimers()
    expect(address()).toBe('')
    expect(store.getInitial().query).toBe('v=1&c=2026.2')
  })

  it('is made canonical on arrival, and what was repaired is kept to be told', () => {
    const store = open('?t=castle&q=production&d=custom')
    store.sync()
    vi.runAllTimers()
    expect(address()).toBe('?v=1&c=2026.2&q=production')
    expect(store.get().notices.map(({ code }) => code)).toEqual(['value'])
    store.dismissNotices()
    expect(store.get().notices).toEqual([])
  })

  it('expands a preset', () => {
    const store = open('?preset=online-shop&size=lean')
    store.sync()
    vi.runAllTimers()
    expect(address()).toBe('?v=1&c=2026.2&t=shop&d=kit&b=shop.cart')
  })

  it('follows what the visitor does, and takes it back step by step', () => {
    const store = open('')
    store.set({ set: { quality: 'production' } }, 'Quality')
    store.set({ add: [{ id: 'acc.email', quantity: 1 }] }, 'Sign-in')
    vi.runAllTimers()
    expect(address()).toBe('?v=1&c=2026.2&q=production&b=acc.email')
    expect(store.get().changes.map(({ label }) => label)).toEqual(['Quality', 'Sign-in'])
    store.undo()
    store.undo()
    store.undo()
    vi.runAllTimers()
    expect(store.get().query).toBe('v=1&c=2026.2')
    expect(address()).toBe('?v=1&c=2026.2')
  })

  it('writes quick changes together and leaves nothing unwritten', () => {
    const store = open('')
    const write = vi.spyOn(window.history, 'replaceState')
    for (const quality of ['mvp', 'production', 'critical'] as const) store.set({ set: { quality } }, 'Quality')
    store.flush()
    expect(write).toHaveBeenCalledTimes(1)
    expect(address()).toBe('?v=1&c=2026.2&q=critical')
    write.mockRestore()
  })

  it('keeps the title in the fragment, whatever place in the page is visited', () => {
    const store = open('?q=mvp#n=Coffee')
    expect(store.get().title).toBe('Coffee')
    window.history.replaceState(null, '', '?v=1&c=2026.2#shop')
    expect(store.get().title).toBe('Coffee')
    store.rename('Tea & milk', 'Title')
    vi.runAllTimers()
    expect(address()).toBe('?v=1&c=2026.2#n=Tea%20%26%20milk')
  })

  it('takes a title back as one change, however many keys it took, and nothing else with it', () => {
    const store = open('?q=mvp#n=Coffee')
    store.sync()
    store.set({ set: { quality: 'production' } }, 'Quality')
    store.rename('T', 'Title: T')
    store.rename('Tea', 'Title: Tea', true)
    store.rename('Milk', 'Title: Milk')
    vi.runAllTimers()
    const undone = [1, 2, 3].map(() => {
      store.undo()
      return [store.get().title, store.get().document.input.quality]
    })
    expect(undone).toEqual([
      ['Tea', 'production'],
      ['Coffee', 'production'],
      ['Coffee', 'mvp'],
    ])
    vi.runAllTimers()
    expect(address()).toBe('?v=1&c=2026.2#n=Coffee')
  })

  it('reads the address again when somebody else has changed it', () => {
    const store = open('?q=production')
    const heard = vi.fn()
    store.subscribe(heard)
    store.set({ set: { design: 'kit' } }, 'Design')
    store.flush()
    heard.mockClear()
    window.history.pushState(null, '', '?d=premium')
    store.sync()
    expect(heard).toHaveBeenCalled()
    expect(store.get().document.input).toMatchObject({ design: 'premium', quality: 'mvp' })
    expect(store.get().changes).toEqual([])
  })

  it('says that an address is too long and leaves it as it is', () => {
    const store = open(`?b=${'acc.email_'.repeat(400)}`)
    store.sync()
    vi.runAllTimers()
    expect(store.get().tooLong).toBe(true)
    expect(address()).toHaveLength(4003)
  })
})
