import { beforeEach, describe, expect, it, vi } from 'vitest'

const device = (...matching: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.some((part) => query.includes(part)) }))

async function freshVisit() {
  vi.resetModules()
  const { renderHook, act } = await import('@testing-library/react')
  const store = await import('./ui-state')
  return { ...store, act, view: renderHook(() => store.useUiState()) }
}

beforeEach(() => {
  device()
})

describe('the state of the interface', () => {
  it('starts with cursor, sound and banner on and the menu closed', async () => {
    const { view } = await freshVisit()
    expect(view.result.current).toEqual({ cursor: true, sound: true, topBannerVisible: true, mobileMenuOpened: false })
  })

  it('has no drawn cursor where the pointer is a finger', async () => {
    device('pointer: coarse')
    const { view } = await freshVisit()
    expect(view.result.current).toMatchObject({ cursor: false, sound: true })
  })

  it('starts still and silent for visitors who ask for less motion, and lets them switch the sound on', async () => {
    device('prefers-reduced-motion')
    const { view, act, setUiState } = await freshVisit()
    expect(view.result.current).toMatchObject({ cursor: false, sound: false })
    act(() => setUiState({ sound: true }))
    expect(view.result.current.sound).toBe(true)
  })

  it('tells every part of the page about a change', async () => {
    const { view, act, setUiState } = await freshVisit()
    act(() => setUiState({ topBannerVisible: false }))
    expect(view.result.current.topBannerVisible).toBe(false)
  })
})
