import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeatEarly } from '@/components/navigation/early-actions'
import { blockTitles } from '@/estimate/titles'
import messages from '@/messages/en.json'
import { useEstimateDocument } from '../document/estimate-context'
import { EstimateProvider } from '../document/provider'
import { WordsProvider } from '../words-provider'
import { CurrencySwitch } from './currency-switch'
import { LastChange, useLastChange } from './last-change'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => '/estimate' }))

function Shown() {
  const { query } = useEstimateDocument()
  return (
    <>
      <CurrencySwitch />
      <LastChange change={useLastChange()} />
      <output>{query}</output>
    </>
  )
}

const page = (
  <EstimateProvider presets={[]} currency="USD">
    <WordsProvider locale="en" messages={messages} titles={blockTitles.en}>
      <Shown />
    </WordsProvider>
  </EstimateProvider>
)
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' })
const query = () => screen.getByRole('status').textContent

beforeEach(() => {
  // The address is written a moment after a change, which may be after the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/estimate/settings?v=1&c=2026.1&b=acc.email')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the currency', () => {
  it('is chosen with one list, moves no price, and the choice can be undone', () => {
    render(page)
    fireEvent.change(list(), { target: { value: 'UAH' } })
    expect(query()).toContain('cur=UAH')
    expect(screen.getByText(/Currency: UAH/).parentElement?.textContent).toBe('Price unchanged. Currency: UAH Undo')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(query()).not.toContain('cur=')
    expect(list().value).toBe('USD')
  })

  it('that was chosen before the scripts were there is kept', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    ;(container.querySelector('select') as HTMLSelectElement).value = 'GBP'
    render(page, { container, hydrate: true })
    await act(() => repeatEarly([{ type: 'input', element: list(), value: 'GBP' }]))
    expect(query()).toContain('cur=GBP')
    expect(list().value).toBe('GBP')
  })

  it('is that of the address, whatever the page was prerendered with', () => {
    window.history.replaceState(null, '', '/estimate/settings?v=1&c=2026.1&b=acc.email&cur=EUR')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    render(page, { container, hydrate: true })
    expect(list().value).toBe('EUR')
    expect(query()).toContain('cur=EUR')
  })
})
