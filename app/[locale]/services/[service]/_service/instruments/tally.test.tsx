import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { BalanceBeam } from './balance-beam'
import beamStyles from './balance-beam.module.scss'
import scoreStyles from './score.module.scss'
import { ScoreDial } from './score-dial'

afterEach(cleanup)

const zones = [
  { from: 4, to: 6, text: 'Build it.' },
  { from: 0, to: 3, text: 'Leave it.' },
]
const words = { buying: 'For buying', building: 'For building', buy: 'Buy', build: 'Build', even: 'Even' }

const group = (name: string, values: readonly number[], chosen: number) =>
  values.map((value) => (
    <input key={value} type="radio" name={name} value={value} defaultChecked={value === chosen} aria-label={`${name} ${value}`} />
  ))

const tally = (choices: ReactNode, readout: ReactNode) =>
  render(
    <div data-tally>
      {choices}
      {readout}
    </div>,
  )

describe('the dial of a score', () => {
  const questions = [group('worth', [0, 1, 2, 3], 3), group('truth', [0, 1, 2, 3], 2)]

  it('adds up the answers and says what the sum means', () => {
    tally(questions, <ScoreDial initial={5} most={6} zones={zones} label="points" styles={scoreStyles} />)
    expect(screen.getByText('Build it.')).toBeDefined()
    const needle = () => document.querySelector('g')?.getAttribute('transform')
    const before = needle()
    fireEvent.click(screen.getByLabelText('truth 0'))
    expect(screen.getByText('Leave it.').parentElement?.textContent).toContain('3 / 6 points')
    expect(needle()).not.toBe(before)
  })

  it('begins with what was chosen before its script came', () => {
    tally(questions, <ScoreDial initial={0} most={6} zones={zones} label="points" styles={scoreStyles} />)
    expect(screen.getByText('Build it.')).toBeDefined()
  })
})

describe('the beam of buying and building', () => {
  it('counts both sides, bends to the heavier and says which it is', () => {
    tally([group('price', [0, 1], 0), group('rules', [0, 1], 0)], <BalanceBeam initial={0} count={2} words={words} styles={beamStyles} />)
    expect(screen.getByText('2 : 0. Buy')).toBeDefined()
    const tilt = () => document.querySelector('g')?.getAttribute('transform')
    expect(tilt()).toContain('rotate(-14')
    fireEvent.click(screen.getByLabelText('price 1'))
    expect(screen.getByText('1 : 1. Even')).toBeDefined()
    fireEvent.click(screen.getByLabelText('rules 1'))
    expect(screen.getByText('0 : 2. Build')).toBeDefined()
    expect(tilt()).toContain('rotate(14')
  })
})
