import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { defaultInput, type InputPatch } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import messages from '@/messages/en.json'
import { viewOf } from '@/tests/support/estimate-views'
import { type EstimateDocumentHook, useEstimateDocument } from '../document/estimate-context'
import { EstimateProvider } from '../document/provider'
import { WordsProvider } from '../words-provider'
import UndoToast from './undo-toast'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => '/estimate' }))

let estimate: EstimateDocumentHook

function Toast() {
  estimate = useEstimateDocument()
  return <UndoToast view={viewOf(estimate.document.input)} changes={estimate.changes} />
}

const show = () =>
  render(
    <EstimateProvider presets={[]} currency="USD">
      <WordsProvider locale="en" messages={messages} titles={blockTitles.en}>
        <Toast />
      </WordsProvider>
    </EstimateProvider>,
  )

const change = (patch: InputPatch, label: string) => act(() => void estimate.set(patch, label))

it('the word of a change gives both prices only where they differ as they are shown', () => {
  window.history.replaceState(null, '', '/estimate/results?v=1&c=2026.1&b=acc.email_core.entity*4')
  expect(defaultInput.quality).not.toBe('production')
  show()
  change({ set: { type: 'shop' } }, 'Online store')
  expect(screen.getByText(/^Online store\. Price unchanged/)).toBeTruthy()
  change({ set: { quality: 'production' } }, 'Production')
  act(() => estimate.rename('Coffee', 'Title: Coffee'))
  expect(screen.getByText('Title: Coffee')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(estimate.title).toBe('')
  expect(screen.getByText(/^Production\. \$[\d,]+ → \$[\d,]+/)).toBeTruthy()
})

it('an undoing is announced, the last one too', () => {
  window.history.replaceState(null, '', '/estimate/results?v=1&c=2026.1&b=acc.email_core.entity*4')
  const { container } = show()
  change({ set: { quality: 'production' } }, 'Production')
  change({ set: { pace: 'fast' } }, 'Fast')
  const undo = () => act(() => screen.getByRole('button', { name: 'Undo' }).click())
  undo()
  expect(container.querySelector('[aria-live]')?.textContent).toBe('Undone: Fast')
  undo()
  expect(container.querySelector('[aria-live]')?.textContent).toBe('Undone: Production')
})
