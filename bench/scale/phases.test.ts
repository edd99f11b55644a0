import { expect, it } from 'vitest'
import { phaseOf, toPhases } from './phases'

it('the steps of a build are told from what it says in between', () => {
  const lines = ['2/5 Building the pages …', '   Creating an optimized production build ...', '    120 of 300 …', '3/5 Drawing pictures …']
  expect(lines.map(phaseOf)).toEqual(['Building the pages', '  compile', null, 'Drawing pictures'])
})

it('a step lasts until the next one begins, however often it says how far it is', () => {
  const said = [
    { name: 'compile', at: 500 },
    { name: 'generate', at: 2000 },
    { name: 'generate', at: 5000 },
    { name: 'compress', at: 9000 },
  ]
  expect(toPhases(said, 10_000)).toEqual([
    { name: 'compile', seconds: 1.5 },
    { name: 'generate', seconds: 7 },
    { name: 'compress', seconds: 1 },
  ])
})
