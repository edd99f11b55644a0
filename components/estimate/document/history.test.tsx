import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address, open, readStore } from '@/tests/support/opened-estimate'
import { workFragment } from './address-bar'

describe('an estimate on its way through the history', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('writes nothing over the entry of another estimate that Back or Forward came to', () => {
    const store = open('?v=1&c=2026.2&q=production')
    store.syncAfterHistory()
    window.history.replaceState(null, '', '?v=1&c=2026.2&q=production&b=acc.email')
    store.syncAfterHistory()
    vi.runAllTimers()
    expect(address()).toBe('?v=1&c=2026.2&q=production&b=acc.email')
    expect(store.get().query).toBe('v=1&c=2026.2&q=production&b=acc.email')
  })

  it('is the latest on every step that Back or Forward comes to, also in a page that was loaded anew', () => {
    const store = open('?preset=online-shop')
    store.sync()
    vi.runAllTimers()
    const { state } = window.history
    window.history.pushState(null, '', `/estimate/technologies?${store.get().query}`)
    store.sync()
    store.set({ add: [{ id: 'acc.sso', quantity: 1 }] }, 'SSO')
    window.history.replaceState(state, '', '/estimate/settings?v=1&c=2026.2&t=shop&d=kit&b=shop.catalog')
    store.syncAfterHistory()
    vi.runAllTimers()
    expect(address()).toBe('?v=1&c=2026.2&t=shop&d=kit&b=acc.sso_shop.catalog')
    expect(store.get().changes).toHaveLength(1)
    window.history.replaceState(state, '', '/estimate/settings?v=1&c=2026.2&t=shop')
    const later = readStore()
    expect(later.get().query).toBe('v=1&c=2026.2&t=shop&d=kit&b=acc.sso_shop.catalog')
  })

  it('goes on with a work that its link names, and ignores a work nobody knows', () => {
    const store = open('?q=production#n=Tea')
    store.sync()
    vi.runAllTimers()
    window.history.pushState(null, '', `/estimate/technologies${workFragment(store.work() ?? '')}`)
    store.sync()
    vi.runAllTimers()
    expect(address()).toBe('?v=1&c=2026.2&q=production#n=Tea')
    const other = open('#work=somebody-else')
    other.sync()
    vi.runAllTimers()
    expect([address(), other.get().query]).toEqual(['#work=somebody-else', 'v=1&c=2026.2'])
  })

  it('writes nothing into the address of a page that shows no estimate', () => {
    const store = open('?v=1&c=2026.2&q=production')
    store.sync()
    store.set({ set: { design: 'kit' } }, 'Design')
    window.history.replaceState(null, '', '/contacts?estimate=x')
    store.syncAfterHistory()
    store.flush()
    expect(address()).toBe('?estimate=x')
    expect(store.get().query).toBe('v=1&c=2026.2&q=production&d=kit')
  })
})
