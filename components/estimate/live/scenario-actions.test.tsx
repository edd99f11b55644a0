import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import en from '@/messages/en.json'
import { WordsProvider } from '../words-provider'
import { ScenarioActions } from './scenario-actions'

describe('the name of a scenario', () => {
  it('is changed in place', () => {
    const onRename = vi.fn()
    render(
      <WordsProvider locale="en" messages={en} titles={{}}>
        <ScenarioActions name="lean" query="" onRename={onRename} onMain={() => {}} onRemove={() => {}} />
      </WordsProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Scenario name' }), { target: { value: 'First half' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onRename).toHaveBeenCalledWith('first-half')
  })
})
