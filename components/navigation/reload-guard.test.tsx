import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A fresh document at `/blog`, as far as the guard can see; answers where it was asked to go. */
async function document(address = '/blog') {
  vi.resetModules()
  const went: string[] = []
  vi.stubGlobal('location', {
    pathname: address,
    search: '',
    reload: () => went.push('reload'),
    assign: (to: string) => went.push(to),
  })
  return { ...(await import('./reload-guard')), went }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_217_795_314 })
  sessionStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a page whose script cannot be fetched', () => {
  it('is loaded in full, once in ten seconds', async () => {
    const { reloadOnce, went } = await document()
    expect([reloadOnce('/blog'), reloadOnce('/blog')]).toEqual([true, false])
    vi.advanceTimersByTime(9_999)
    expect(reloadOnce('/blog')).toBe(false)
    vi.advanceTimersByTime(2)
    expect(reloadOnce('/blog')).toBe(true)
    expect(went).toEqual(['reload', 'reload'])
  })

  it('remembers over the load, and for one address', async () => {
    const first = await document()
    first.reloadOnce('/contacts')
    expect(first.went).toEqual(['/contacts'])
    expect(JSON.parse(sessionStorage.getItem('chunk-reload') ?? '')).toEqual({ path: '/contacts', expires: 1_795_217_805_314 })
    const second = await document('/contacts')
    expect([second.reloadOnce('/contacts'), second.reloadOnce('/blog')]).toEqual([false, true])
  })

  it('is not loaded again and again where nothing can be remembered', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('performance', { timeOrigin: Date.now() })
    const { reloadOnce, went } = await document()
    expect([reloadOnce('/blog'), reloadOnce('/contacts')]).toEqual([false, true])
    vi.advanceTimersByTime(10_001)
    expect(reloadOnce('/blog')).toBe(true)
    expect(went).toEqual(['/contacts', 'reload'])
  })
})

describe('a failed script', () => {
  it('is told from other errors', async () => {
    const { isChunkFailure } = await document()
    expect(isChunkFailure(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(true)
    expect(isChunkFailure(new Error('Failed to fetch dynamically imported module: /a.js'))).toBe(true)
    expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
    expect(isChunkFailure(new Error('x is not a function'))).toBe(false)
  })
})
