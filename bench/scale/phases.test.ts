import { expect, it } from 'vitest'
import { phaseOf, toPhases } from './phases'

it('the steps of a build are told from what it says in between', () => {
  const lines = ['2/5 Building the pages …', '   Creating an optimized production build ...', '    120 of 300 …', '3/5 Drawing pictures …']
  expect(lines.map(phaseOf)).toEqual(['Building the pages', '  compile', null, 'Drawing pictures'])
})

it('a step lasts until the next one begins, however often it says how far it is', () => {
  const said = [
    { name: 'compile', at: 500, cpuSeconds: 1 },
    { name: 'generate', at: 2000, cpuSeconds: 3 },
    { name: 'generate', at: 5000, cpuSeconds: 8 },
    { name: 'compress', at: 9000, cpuSeconds: 16 },
  ]
  expect(toPhases(said, { at: 10_000, cpuSeconds: 17 })).toEqual([
    { name: 'compile', seconds: 1.5, cpuSeconds: 2 },
    { name: 'generate', seconds: 7, cpuSeconds: 13 },
    { name: 'compress', seconds: 1, cpuSeconds: 1 },
  ])
})
