import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentCatalogue } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import en from '@/messages/en.json'
import { viewOf } from '@/tests/support/estimate-views'
import { useEstimateState } from '../document/estimate-context'
import { EstimateProvider } from '../document/provider'
import { WordsProvider } from '../words-provider'
import Scenarios from './scenarios'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => '/estimate/results' }))

let query = ''

function Page() {
  const estimate = useEstimateState()
  query = estimate.query
  return <Scenarios view={viewOf(estimate.document.input)} estimate={estimate} />
}

const show = (address: string) => {
  window.history.replaceState(null, '', `/estimate/results?${address}`)
  render(
    <EstimateProvider presets={[]} currency="USD">
      <WordsProvider locale="en" messages={en} titles={blockTitles.en}>
        <Page />
      </WordsProvider>
    </EstimateProvider>,
  )
}

const t = en.EstimateLive.scenarios.other
const compare = (link: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: t.link }), { target: { value: link } })
  fireEvent.click(screen.getByRole('button', { name: t.compare }))
}

describe('the link of a colleague', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    act(() => vi.runAllTimers())
    cleanup()
    vi.useRealTimers()
    window.localStorage.clear()
  })

  it('of any site stands beside this estimate, and the link of the page holds both', () => {
    show(`c=${currentCatalogue.version}&b=acc.email_adm.dash`)
    compare('https://other.example/anything?q=production&b=acc.email_pay.subs#n=Second half')
    expect(query).toContain('alt=n*second-half_q*production_add*pay.subs_del*adm.dash')
    expect(screen.getByRole('heading', { name: 'Second half' })).toBeTruthy()
    expect(screen.getByText(t.outcomes.added)).toBeTruthy()
    expect(document.body.textContent).toContain(`without ${blockTitles.en['adm.dash']}`)
  })

  it('costs the same where the figures say so', () => {
    show('b=acc.email')
    compare('?t=shop&b=acc.email')
    expect(document.body.textContent).toContain(`${en.EstimateResults.compare.samePrice}, ${en.EstimateResults.compare.sameWeeks}`)
  })

  it('is repaired, and what was repaired is told', () => {
    show('b=acc.email')
    compare('?b=acc.email_pay.subs_gone.away&t=castle')
    expect(query).toContain('alt=n*theirs_add*pay.subs')
    expect(document.body.textContent).toMatch(/gone\.away/)
    expect(screen.getByRole('heading', { name: en.EstimateLive.scenarios.theirs })).toBeTruthy()
  })

  it.each([
    ['hello', t.outcomes.link],
    ['https://other.example/?q=mvp', t.outcomes.empty],
    [`?b=${'acc.email_'.repeat(500)}`, t.outcomes.long],
    ['?b=acc.email', t.outcomes.same],
  ])('is refused with a reason: %.30s', (link, reason) => {
    show('b=acc.email')
    compare(link)
    expect(document.body.textContent).toContain(reason)
    expect(query).not.toContain('alt=')
  })

  it('stays on the page where the link is full, and leaves when it is removed', () => {
    const alternatives = ['kit', 'premium', 'ready'].map((design) => `alt=n*${design}_d*${design}`).join('&')
    show(`b=acc.email&${alternatives}`)
    compare('?b=pay.subs#n=Theirs, cheaper')
    expect(screen.getByText(t.outcomes.full)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Theirs, cheaper' })).toBeTruthy()
    expect(query).not.toContain('pay.subs')
    fireEvent.click(screen.getAllByRole('button', { name: en.EstimateLive.scenarios.remove }).at(-1) as HTMLElement)
    expect(screen.queryByRole('heading', { name: 'Theirs, cheaper' })).toBeNull()
  })

  it('of another catalogue stays on the page with its own prices until the visitor takes it at these', () => {
    show(`c=${currentCatalogue.version}&b=acc.email`)
    compare('?c=2026.1&b=acc.email_pay.subs')
    expect(screen.getByText(t.outcomes.catalogue)).toBeTruthy()
    expect(query).not.toContain('alt=')
    fireEvent.click(screen.getByRole('button', { name: t.recalculate }))
    expect(screen.getByText(t.outcomes.added)).toBeTruthy()
    expect(query).toContain('alt=n*theirs_add*pay.subs')
  })

  it('may be that of a saved estimate', () => {
    const kept = [{ id: 'a', title: 'Lean', query: 'v=1&c=2026.1&b=pay.subs', updated: '2026-11-20T00:00:00.000Z' }]
    window.localStorage.setItem('estimate:v1', JSON.stringify(kept))
    show(`c=2026.1&b=acc.email`)
    fireEvent.change(screen.getByRole('combobox', { name: t.saved }), { target: { value: 'a' } })
    fireEvent.click(screen.getByRole('button', { name: t.compare }))
    expect(screen.getByRole('heading', { name: 'Lean' })).toBeTruthy()
  })
})
