import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { applyPatch, measure, parseEstimate, roundHours } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import messages from '@/messages/en.json'
import { EstimateProvider } from '../document/provider'
import { WordsProvider } from '../words-provider'
import { BlockEffect } from './block-effect'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => '/estimate' }))

it('a block says before it is chosen what it adds to the whole, its overheads included', async () => {
  const query = 'v=1&c=2026.2&q=production&b=acc.email_core.entity*5'
  window.history.replaceState(null, '', `/estimate/functional-blocks?${query}`)
  render(
    <EstimateProvider presets={[]} currency="USD">
      <WordsProvider locale="en" messages={messages} titles={blockTitles.en}>
        <details data-testid="details">
          <BlockEffect id="acc.sso" />
        </details>
      </WordsProvider>
    </EstimateProvider>,
  )
  const details = screen.getByTestId<HTMLDetailsElement>('details')
  expect(details.textContent).toBe('')
  details.open = true
  fireEvent(details, new Event('toggle'))
  const { document, catalogue } = parseEstimate(query)
  const added = measure(applyPatch(document.input, { add: [{ id: 'acc.sso', quantity: 1 }] }), catalogue)
  const hours = roundHours(added.hours.p50 - measure(document.input, catalogue).hours.p50)
  const own = roundHours(added.work.find(({ block }) => block.id === 'acc.sso')?.total.likely ?? 0)
  expect(hours).toBeGreaterThan(own)
  await waitFor(() => expect(details.textContent).toContain(`About ${hours}\u00A0h`))
  expect(details.textContent).toContain(`${own}\u00A0h for the block itself`)
})
