import { render } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { Navigator } from './navigator'

const playPageSound = vi.hoisted(() => vi.fn())
const router = vi.hoisted(() => ({ push: () => {}, replace: () => {}, prefetch: () => {} }))

vi.mock('./page-sound', () => ({ playPageSound }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => window.location.pathname }))

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
