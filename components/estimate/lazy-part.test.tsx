import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part'

afterEach(() => vi.restoreAllMocks())

it('waits for the network where there is none, and what is there already stays', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(async () => ({ default: () => <p>Tools</p> })).mockRejectedValueOnce(new Error('Failed to load chunk'))
  const Part = lazyPart(load)
  await act(async () => {
    render(
      <>
        <h1>Results</h1>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </>,
    )
  })
  expect(screen.queryByText('Tools')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy()
  online.mockReturnValue(true)
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(screen.getByText('Tools')).toBeTruthy()
})
