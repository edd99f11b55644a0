import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInput } from '../../tests/support/estimate-inputs'
import { runs } from '../../tests/support/runs'
import { version20261 } from '../catalogue/2026-1'
import { version20262 } from '../catalogue/2026-2'
import evidence from '../catalogue/evidence.en.json'
import { estimate } from '../engine/estimate'
import { formulaSources } from './formula-sources'
import { type FormulaId, formulas } from './formulas'
import sources from './sources.json'
import { trace } from './trace'

describe.each([version20261, version20262])('how a number came about ($version)', (catalogue) => {
  it('is worked out from its inputs and comes to the very figures of the result', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const traced = new Map(trace(input, catalogue).map(({ id, value }) => [id, value]))
        const { hours, cost, weeks, roles, team, byRole, schedule, uncertainty, running } = estimate(input, catalogue)
        const figures: Record<string, number> = {
          ...prefix('hours', { ...hours, ...roles }),
          ...prefix('cost', { ...cost, ...Object.fromEntries(byRole.map((row) => [row.role, row.cost])) }),
          ...prefix('people', team),
          ...{
            weeks,
            [catalogue.timing === 'shares' ? 'nominal' : 'usual']: schedule.nominal,
            floor: schedule.floor,
            cv: uncertainty.cv,
            sigma: uncertainty.sigma,
          },
          ...(running.support && { support: running.support.cost }),
        }
        for (const [id, value] of Object.entries(figures)) {
          expect(Math.abs((traced.get(id) ?? Number.NaN) - value), id).toBeLessThanOrEqual(1e-9 * Math.max(1, value))
        }
      }),
    )
  })

  it('names only figures that stand before it, and formulas and sources that exist', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const seen = new Set<string>()
        for (const { id, inputs, formula } of trace(input, catalogue)) {
          expect(Object.values(inputs).filter(({ from }) => from !== undefined && !seen.has(from))).toEqual([])
          expect(Object.keys(formulas)).toContain(formula)
          seen.add(id)
        }
      }),
      { numRuns: runs(6, 20) },
    )
    const tags = [...Object.values(formulaSources).flat(), ...Object.values(evidence).flatMap(tagsIn)]
    expect(tags.filter((tag) => !(tag in sources))).toEqual([])
    expect(Object.keys(sources).filter((tag) => !tags.includes(tag))).toEqual([])
  })
})

describe('the formulas', () => {
  it('are all used, by one version or the other', () => {
    const traced = [version20261, version20262].flatMap((catalogue) => trace(inputWithSupport, catalogue))
    const used = new Set<FormulaId>(traced.map(({ formula }) => formula))
    expect([...used].sort()).toEqual(Object.keys(formulas).sort())
  })
})

const inputWithSupport = { ...fc.sample(anyInput, { numRuns: 1, seed: 7 })[0], support: 'basic' } as Parameters<typeof trace>[0]

function prefix(name: string, values: object): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]))
}

function tagsIn(text: string): string[] {
  return text.match(/\bS\d+\b/g) ?? []
}
