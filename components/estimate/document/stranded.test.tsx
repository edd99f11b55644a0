import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchedAhead } from '@/components/navigation/fetched-ahead'
import { EstimateProvider } from './provider'
import { useStranded } from './stranded'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => '/estimate/settings' }))

function State() {
  return <output>{useStranded() ? 'stranded' : 'at home'}</output>
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('stays where it is without a network, unless the step is there already', () => {
  window.history.replaceState(null, '', '/estimate/settings?q=production')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <EstimateProvider presets={[]} currency="USD">
      <a href="/estimate/technologies" data-estimate-link="">
        Next
      </a>
      <State />
    </EstimateProvider>,
  )
  const press = () => fireEvent.click(screen.getByRole('link'))
  expect([press(), screen.getByRole('status').textContent]).toEqual([false, 'stranded'])
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('at home')
  online.mockReturnValue(false)
  fetchedAhead.add('/estimate/technologies')
  // In place of the browser, which would go there.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press()
  expect(screen.getByRole('status').textContent).toBe('at home')
})
