import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { blockTitles } from '@/estimate/titles'
import messages from '@/messages/en.json'
import { EstimateProvider } from '../document/provider'
import { WordsProvider } from '../words-provider'
import { Conflicts } from './conflicts'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => '/estimate/technologies' }))

function show(query: string) {
  window.history.replaceState(null, '', `/estimate/technologies?v=1&c=2026.1&${query}`)
  render(
    <EstimateProvider presets={[]} currency="USD">
      <WordsProvider locale="en" messages={messages} titles={blockTitles.en}>
        <Conflicts />
      </WordsProvider>
    </EstimateProvider>,
  )
}
const lines = () => screen.getAllByRole('listitem')
const isFolded = (line: Element | undefined) => Boolean(line?.closest('details'))

beforeEach(() => document.body.replaceChildren())

describe('what does not go together', () => {
  it('is three lines at most, and the rest on request', () => {
    show('q=critical&b=acc.sso_shop.cart_ai.rag')
    expect(lines().length).toBeGreaterThan(4)
    expect(lines().map(isFolded).indexOf(true)).toBe(3)
    expect(screen.getByText(`${lines().length - 3} more notes`)).toBeTruthy()
  })

  it('folds nothing where there is little, and never what keeps a visitor on the step', () => {
    show('b=acc.email')
    expect(lines().some(isFolded)).toBe(false)
    document.body.replaceChildren()
    show('q=critical&x=firestore_fe-none&b=acc.rbac-s_acc.rbac-m_acc.rbac-l_mob.bio_pay.iap')
    expect(lines().filter(isFolded).length).toBeGreaterThan(0)
    expect(lines().filter((line) => isFolded(line) && /error/.test(line.className))).toEqual([])
  })
})
