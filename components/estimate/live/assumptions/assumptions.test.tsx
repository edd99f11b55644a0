import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { estimate } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import messages from '@/messages/en.json'
import { useEstimateDocument } from '../../document/estimate-context'
import { EstimateProvider } from '../../document/provider'
import { useWords, WordsProvider } from '../../words-provider'
import { Assumptions } from './assumptions'
import { readNumber } from './read-number'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => '/estimate/results' }))

function Shown() {
  const words = useWords()
  const { document, catalogue, query, title, changes, undo } = useEstimateDocument()
  const { input } = document
  return (
    <>
      <Assumptions view={{ input, catalogue, words, titles: words.titles, result: estimate(input, catalogue) }} />
      <button type="button" onClick={undo}>
        Undo
      </button>
      <output>{[query, title, changes.at(-1)?.label].join(' | ')}</output>
    </>
  )
}

function show(query = '') {
  window.history.replaceState(null, '', `/estimate/results?v=1&c=2026.1&b=acc.email${query}`)
  render(
    <EstimateProvider presets={[]} currency="USD">
      <WordsProvider locale="en" messages={messages} titles={blockTitles.en}>
        <Shown />
      </WordsProvider>
    </EstimateProvider>,
  )
}
const said = () => screen.getByRole('status').textContent
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } })
  act(() => fireEvent.blur(field(name)))
}
const errorOf = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('what an estimate rests on, on its results', () => {
  it('is a rate that counts once its field is left, is marked, and can be undone', () => {
    show()
    fireEvent.change(field('Backend, an hour'), { target: { value: '50' } })
    expect(said()).not.toContain('r=')
    fireEvent.keyDown(field('Backend, an hour'), { key: 'Enter' })
    expect(said()).toContain('r=BE*50 |  | Backend, an hour: $50')
    expect(screen.getByText('Changed by you: $42 → $50')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(said()).not.toContain('r=')
    expect(field('Backend, an hour').value).toBe('42')
  })

  it.each(['4', '501', '45.555', 'fifty', '-5'])('refuses a rate of %s beside its field, and keeps what was typed', (typed) => {
    show()
    type('Backend, an hour', typed)
    expect(errorOf('Backend, an hour')).toBe('Enter a number from 5 to 500 with at most 2\u00A0decimals.')
    expect(field('Backend, an hour').value).toBe(typed)
    expect(said()).not.toContain('r=')
    type('Backend, an hour', '')
    expect(errorOf('Backend, an hour')).toBeUndefined()
    expect(field('Backend, an hour').value).toBe('42')
  })

  it('goes back to our price list with one button, and keeps the rates of other currencies', () => {
    show('&cur=EUR&fx=EUR*0.2_GBP*0.5&r=BE*50_FE*5')
    const reset = screen.getByRole('button', { name: 'Reset to our price list' })
    reset.focus()
    fireEvent.click(reset)
    expect(said()).toMatch(/cur=EUR&fx=GBP\*0\.5 \|/)
    expect(document.activeElement).toBe(reset)
    fireEvent.click(reset)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(said()).toContain('fx=EUR*0.2_GBP*0.5&r=FE*5_BE*50')
  })

  it('is the exchange rate of the currency shown, and none of dollars', () => {
    show('&cur=EUR')
    type('1 US dollar', '0,9')
    expect(said()).toContain('fx=EUR*0.9')
    cleanup()
    show()
    expect(screen.queryByLabelText('1 US dollar')).toBeNull()
  })

  it('is a start and a deadline by the rules of the first step', () => {
    show()
    type('Start', '2027-02-02')
    expect(errorOf('Start')).toBe('Choose a Monday: that’s when projects start.')
    type('Start', '2027-02-01')
    expect(said()).toContain('from=2027-02-01')
    type('Deadline', '2027-02-10')
    expect(errorOf('Deadline')).toBe('Leave at least three weeks after the start.')
    type('Deadline', '2027-06-30')
    expect(said()).toContain('from=2027-02-01&by=2027-06-30')
    type('Start', '')
    expect(said()).not.toMatch(/from=|by=/)
  })

  it('lets no earlier date decide the price behind one that cannot be taken', () => {
    show('&from=2027-02-01&by=2027-06-30')
    type('Deadline', '2020-06-01')
    expect(field('Deadline').value).toBe('2020-06-01')
    expect(errorOf('Deadline')).toBeTruthy()
    expect(said()).toMatch(/from=2027-02-01 \|/)
    type('Deadline', '2027-06-30')
    type('Start', '2020-01-06')
    expect(errorOf('Start')).toBe('Choose today or a later date.')
    expect(said()).toContain('from=2026-12-07&by=2027-06-30')
  })

  it('is a technology for each layer, and a name that is not in the query', () => {
    show()
    fireEvent.change(screen.getByRole('combobox', { name: 'Frontend', hidden: true }), { target: { value: 'angular' } })
    expect(said()).toContain('x=angular')
    fireEvent.change(screen.getByRole('combobox', { name: 'Frontend', hidden: true }), { target: { value: 'auto' } })
    expect(said()).not.toContain('x=')
    type('Project name', 'Café')
    expect(said()).toMatch(/\| Café \|/)
    expect(said()).not.toMatch(/Caf.*\|.*\|.*Caf/)
  })
})

describe('a typed number', () => {
  it('is read with a point or a comma, within what an address can hold', () => {
    const bounds = { min: 0.0001, max: 1000, decimals: 6 }
    expect([' 0,86', '41.5', '1000', '0.0001'].map((text) => readNumber(text, bounds))).toEqual([0.86, 41.5, 1000, 0.0001])
    expect(['0', '1001', '0.0000001', '1e2', '1.000,5', ''].map((text) => readNumber(text, bounds))).toEqual(Array(6).fill(null))
  })
})
