import { act, render } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { navigateTo } from './navigate-to'
import { Navigator } from './navigator'

const playPageSound = vi.hoisted(() => vi.fn())
const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() }))
/** What the router shows where that is not yet what the address says. */
const shown = vi.hoisted(() => ({ pathname: undefined as string | undefined }))

vi.mock('./page-sound', () => ({ playPageSound }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => shown.pathname ?? window.location.pathname }))

afterEach(() => window.history.replaceState(null, '', '/'))

it('a way back is heard, also where the router shows its page before anything else is told of it', () => {
  window.history.replaceState(null, '', '/contacts')
  const show = () => flushSync(() => rerender(<Navigator />))
  // The router listens first: it is there before what it draws.
  window.addEventListener('popstate', show)
  const { rerender } = render(<Navigator />)
  window.history.replaceState(null, '', '/services')
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.removeEventListener('popstate', show)
  expect(playPageSound).toHaveBeenCalledOnce()
})

it('a way back ends where the page was left, also before the way there has ended, and where the page is shown only later', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const history = new (class extends EventTarget {
    currentEntry = { key: 'services' }
  })()
  const move = (key: string, address: string) => {
    const from = history.currentEntry
    history.currentEntry = { key }
    window.history.replaceState(null, '', address)
    history.dispatchEvent(Object.assign(new Event('currententrychange'), { from }))
  }
  vi.stubGlobal('navigation', history)
  window.history.replaceState(null, '', '/services')
  const { rerender } = render(<Navigator />)
  vi.stubGlobal('scrollY', 1500)
  let endWayThere = () => {}
  const wayThere = new Promise<void>((resolve) => {
    endWayThere = resolve
  })
  router.push.mockReturnValue(wayThere)
  navigateTo('/contacts')
  await vi.waitFor(() => expect(router.push).toHaveBeenCalled())
  move('contacts', '/contacts')
  rerender(<Navigator />)
  vi.stubGlobal('scrollY', 300)
  move('services', '/services')
  window.dispatchEvent(new PopStateEvent('popstate'))
  shown.pathname = '/contacts'
  endWayThere()
  rerender(<Navigator />)
  await act(async () => {})
  expect(scrolled).not.toHaveBeenCalled()
  shown.pathname = undefined
  rerender(<Navigator />)
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled())
  expect(scrolled.mock.lastCall).toEqual([{ top: 1500, left: 0, behavior: 'instant' }])
  vi.unstubAllGlobals()
})
