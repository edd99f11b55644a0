import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, currentCatalogue, formatEstimate } from '@/estimate'
import { anyInput } from '@/tests/support/estimate-inputs'
import { cleanName, patchBetween } from './alternatives'

const query = (input: Parameters<typeof applyPatch>[0]) => formatEstimate({ catalogue: currentCatalogue.version, input, alternatives: [] })

describe('what turns one estimate into another', () => {
  it('does so for any two, and leaves what is said to be there already', () => {
    fc.assert(
      fc.property(anyInput, anyInput, (from, to) => {
        expect(query(applyPatch(from, patchBetween(from, to, currentCatalogue)))).toBe(query({ ...to, existing: from.existing }))
      }),
      { numRuns: 200 },
    )
  })

  it('is nothing for the same one', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(patchBetween(input, input, currentCatalogue)).toEqual({})
      }),
      { numRuns: 50 },
    )
  })
})

describe('the name of a scenario', () => {
  it.each([
    ['Lean', 'lean'],
    ['  With apps & AI!  ', 'with-apps-ai'],
    ['Ощадливо', 'oshchadlyvo'],
    ['<script>', 'script'],
    ['a very long name that goes on and on', 'a-very-long-name-that-go'],
    ['…', ''],
  ])('%s is kept in the address as “%s”', (typed, kept) => expect(cleanName(typed)).toBe(kept))
})
