import { beforeEach, describe, expect, it, vi } from 'vitest'

const push = vi.fn<(address: string) => void>()
const replace = vi.fn<(address: string) => void>()

async function visit() {
  vi.resetModules()
  window.history.replaceState(null, '', '/services?from=ad')
  const { setUiState } = await import('../state/ui-state')
  setUiState({ sound: false })
  const navigation = await import('./navigate-to')
  navigation.connectRouter({ push, replace })
  return navigation
}

beforeEach(() => {
  push.mockReset()
  replace.mockReset()
  vi.stubGlobal('scrollTo', vi.fn())
})

describe('a navigation', () => {
  it('stays inside the site without a page load', async () => {
    const { navigateTo } = await visit()
    navigateTo('/contacts?a=b#form')
    await vi.waitFor(() => expect(push.mock.calls).toEqual([['/contacts?a=b#form']]))
    navigateTo(`${window.location.origin}/blog`, { replace: true })
    await vi.waitFor(() => expect(replace.mock.calls).toEqual([['/blog']]))
  })

  it.each(['https://other.example/', '//other.example', 'mailto:a@site.example'])('is refused outside it: %s', async (address) => {
    const { navigateTo } = await visit()
    expect(() => navigateTo(address)).toThrow(
      new Error('Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.'),
    )
    expect(push).not.toHaveBeenCalled()
  })

  it.each([
    ['javascript:alert(1)', 'javascript:'],
    [' java\nscript:alert(1)', 'javascript:'],
    ['data:text/html,a', 'data:'],
    ['vbscript:a', 'vbscript:'],
  ])('never runs a script: %s', async (address, protocol) => {
    const { navigateTo } = await visit()
    for (const external of [false, true])
      expect(() => navigateTo(address, { external })).toThrow(new Error(`Cannot navigate to a URL with '${protocol}' protocol.`))
  })

  it('to the page that is open scrolls to its top and opens nothing', async () => {
    const { navigateTo } = await visit()
    navigateTo('/services?from=ad')
    expect(window.scrollTo).toHaveBeenCalledOnce()
    expect(push).not.toHaveBeenCalled()
  })

  it('follows a rule of the site at once, with the query it came with', async () => {
    const { navigateTo, followRules } = await visit()
    followRules((pathname) => (pathname === '/old' ? '/contacts' : undefined))
    navigateTo('/old?utm_source=x')
    await vi.waitFor(() => expect(push.mock.calls).toEqual([['/contacts?utm_source=x']]))
  })
})

describe('the feedback to a press', () => {
  it('does not wait for a frame that never comes', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const { navigateTo } = await visit()
    navigateTo('/contacts')
    await vi.advanceTimersByTimeAsync(99)
    expect(push).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(push).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
