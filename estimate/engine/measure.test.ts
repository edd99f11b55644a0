import { describe, expect, it } from 'vitest'
import { version20261 } from '../catalogue/2026-1'
import { golden, toInput } from '../fixtures/golden'
import { measure } from './measure'
import { rolesIn } from './role-hours'
import { staff } from './team'

function expectClose(actual: unknown, expected: unknown, path = ''): void {
  if (typeof expected === 'number') {
    expect(Math.abs(Number(actual) / expected - 1), `${path}: ${actual} instead of ${expected}`).toBeLessThan(1e-9)
    return
  }
  const values = Object.entries(expected as object)
  for (const [key, value] of values) expectClose((actual as Record<string, unknown>)[key], value, `${path}.${key}`)
}

describe('the worked example and its variants', () => {
  it('are all here', () => {
    expect(Object.keys(golden)).toHaveLength(8)
  })

  it.each(Object.entries(golden))('%s: every figure of the model is reproduced', (_name, { input, result }) => {
    const made = measure(toInput(input), version20261)
    const { plan, schedule, uncertainty, work } = made
    const figures = {
      ...{ hours: made.hours, cost: made.cost, roles: made.roles, weeks: made.weeks, phases: plan.phases, pm: schedule.personMonths },
      ...{ Tnom: schedule.nominal, Tmin: schedule.floor, cv: uncertainty.cv, sigma: uncertainty.sigma, growth: uncertainty.growth },
      ...{ blended: made.cost.p50 / made.hours.p50, team: staff(made.roles, plan.phases, version20261), nmax: plan.cap },
      ...{ fte: made.hours.p50 / (30 * made.weeks), k50: uncertainty.median },
      blocksLikely: work.reduce((sum, { total }) => sum + total.likely, 0),
    }
    expectClose(figures, result)
    expect(rolesIn(made.roles).sort()).toEqual(Object.keys(result.roles).sort())
  })
})
