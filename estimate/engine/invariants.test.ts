import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBlockId, anyInput } from '../../tests/support/estimate-inputs'
import { version20261 as catalogue } from '../catalogue/2026-1'
import { applyPatch, choices, type EstimateInput } from '../input'
import { estimate } from './estimate'
import { measure } from './measure'

const holds = (claim: (input: EstimateInput) => void) => fc.assert(fc.property(anyInput, claim))
const noDates = (input: EstimateInput): EstimateInput => ({ ...input, start: null, deadline: null })
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Equal but for the noise of adding floats in another order. */
function expectSame(a: number, b: number) {
  expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(b)))
}

describe('whatever is estimated', () => {
  it('has a range in order, all of it finite', () => {
    holds((input) => {
      const { hours, cost, weeks } = measure(input, catalogue)
      for (const { p10, p50, p80, p90 } of [hours, cost]) {
        expect([p10, p50, p80, p90, weeks].every(Number.isFinite)).toBe(true)
        expect(0 < p10 && p10 < p50 && p50 < p80 && p80 < p90).toBe(true)
      }
    })
  })

  it('adds up: roles, phases, groups and the build-up come to the expected hours and cost', () => {
    holds((input) => {
      const { hours, cost, byRole, byPhase, byGroup, buildUp } = estimate(input, catalogue)
      for (const table of [byRole, byPhase, byGroup]) {
        expectSame(total(table.map((row) => row.hours)), hours.p50)
        expectSame(total(table.map((row) => row.cost)), cost.p50)
      }
      expectSame(total(buildUp.map((step) => step.hours)), hours.p50)
    })
  })

  it('has phases that sum to its weeks, a build of two weeks or more and lanes inside it', () => {
    holds((input) => {
      const { weeks, phases, lanes, milestones } = estimate(input, catalogue)
      const { discovery, designLead, build } = phases
      expect(total(Object.values(phases))).toBe(weeks)
      expect(build).toBeGreaterThanOrEqual(2)
      for (const { from, weeks: wide } of lanes) {
        expect(wide >= 1 && from >= discovery + designLead && from + wide <= discovery + designLead + build).toBe(true)
      }
      expect(milestones.map(({ week }) => week)).toEqual(milestones.map(({ week }) => week).sort((a, b) => a - b))
    })
  })

  it('does not depend on the order of blocks, and comes back when a block is added and removed', () => {
    fc.assert(
      fc.property(anyInput, anyBlockId, (input, id) => {
        fc.pre(!input.blocks.some((block) => block.id === id))
        const before = estimate(input, catalogue)
        const { blocks, technologies, platforms } = input
        const reversed = {
          ...{ ...input, blocks: blocks.toReversed() },
          ...{ technologies: technologies.toReversed(), platforms: platforms.toReversed() },
        }
        expect(estimate(reversed, catalogue)).toEqual(before)
        const more = applyPatch(input, { add: [{ id, quantity: 1 }] })
        expect(estimate(applyPatch(more, { remove: [id] }), catalogue)).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })

  it('never needs fewer hours or a shorter floor for one block more', () => {
    fc.assert(
      fc.property(anyInput.map(noDates), anyBlockId, (input, id) => {
        fc.pre(!input.blocks.some((block) => block.id === id))
        const [less, more] = [input, applyPatch(input, { add: [{ id, quantity: 1 }] })].map((each) => measure(each, catalogue))
        expect(more?.overheads.total).toBeGreaterThanOrEqual((less?.overheads.total ?? 0) - 1e-9)
        expect(more?.work.length).toBe((less?.work.length ?? 0) + 1)
      }),
    )
  })

  it('gets narrower and needs a smaller allowance with every stage', () => {
    holds((input) => {
      const stages = choices.stage.map((stage) => estimate({ ...input, stage }, catalogue))
      for (const [index, { hours, uncertainty }] of stages.slice(1).entries()) {
        const before = stages[index]
        expect(hours.p90 / hours.p10).toBeLessThan((before?.hours.p90 ?? 0) / (before?.hours.p10 ?? 1))
        expect(uncertainty.growth).toBeLessThan(before?.uncertainty.growth ?? 0)
      }
    })
  })

  it('costs at least as much natively as across platforms', () => {
    holds((input) => {
      const both: EstimateInput = noDates({ ...input, platforms: ['web', 'ios', 'android'] })
      const rest = input.technologies.filter((id) => !['reactnative', 'flutter', 'native', 'mob-none'].includes(id))
      const [native, cross] = [['native'], ['flutter']].map((more) => measure({ ...both, technologies: [...rest, ...more] }, catalogue))
      expect(native?.cost.p50).toBeGreaterThanOrEqual(cross?.cost.p50 ?? 0)
    })
  })

  it('never costs more because the deadline is later', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 60 }), (input, weeks, more) => {
        const by = (count: number) => new Date(Date.UTC(2027, 0, 4) + count * 7 * 86_400_000).toISOString().slice(0, 10)
        const cost = (count: number) => measure({ ...input, start: '2027-01-04', deadline: by(count) }, catalogue).cost.p50
        expect(cost(weeks + more)).toBeLessThanOrEqual(cost(weeks) + 1e-9)
      }),
    )
  })
})
