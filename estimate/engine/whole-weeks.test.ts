import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBlockId, anyInput } from '../../tests/support/estimate-inputs'
import { runs } from '../../tests/support/runs'
import { parseEstimate } from '../address/parse'
import { version20261 } from '../catalogue/2026-1'
import { version20262 as catalogue } from '../catalogue/2026-2'
import { applyPatch, choices, type EstimateInput, isImplied } from '../index'
import { estimate } from './estimate'
import { measure } from './measure'
import { dayAfterWeeks, weeksBetween } from './working-days'

const blocks =
  'acc.email_acc.social_acc.sso_acc.profile_acc.rbac-s_acc.teams_core.entity*5_core.flow_cnt.upload_com.email_pay.subs_adm.panel-s_adm.dash_adm.analytics_ai.assist_ai.eval_sec.gdpr_mk.landing'
const project = `q=production&p=web_ios_android&b=${blocks}&from=2026-12-07`
const read = (query: string) => {
  const parsed = parseEstimate(query)
  return estimate(parsed.document.input, parsed.catalogue)
}

const started = anyInput
  .filter(({ blocks: chosen }) => chosen.length > 0)
  .map((input): EstimateInput => ({ ...input, start: '2027-01-11', deadline: null }))
const dueIn = (input: EstimateInput, weeks: number): EstimateInput => ({
  ...input,
  deadline: dayAfterWeeks('2027-01-11', weeks, catalogue),
})

describe('an address made before there was one rule for time', () => {
  it.each([
    ['pace=fast', 16, 118_722],
    ['by=2027-03-29', 16, 121_646],
  ])('keeps its weeks and its price (%s)', (chosen, weeks, cost) => {
    const made = read(`v=1&c=2026.1&${project}&${chosen}`)
    expect([made.weeks, Math.round(made.cost.p50)]).toEqual([weeks, cost])
  })

  it.each(['2027-02-22', '2027-03-22'])('has one earliest date all the same, and no shorter time beside it (%s)', (by) => {
    const { deadline, schedule } = read(`v=1&c=2026.1&${project}&by=${by}`)
    expect(deadline).toMatchObject({ feasible: false, earliest: { weeks: 16, date: '2027-03-29' } })
    expect(schedule.earliest).toBe(16)
  })
})

describe('pace and deadline', () => {
  it('are one thing: a deadline of as many weeks as the fast pace takes costs what it costs', () => {
    fc.assert(
      fc.property(started, (input) => {
        const fast = measure({ ...input, pace: 'fast' }, catalogue)
        const due = measure(dueIn(input, fast.weeks), catalogue)
        if (fast.schedule.compression < 1) expect([due.weeks, due.cost.p50]).toEqual([fast.weeks, fast.cost.p50])
      }),
    )
  })

  it('cost nothing where there is time: the slow pace has the price of the usual one', () => {
    fc.assert(
      fc.property(started, (input) => {
        const [usual, slow] = (['balanced', 'economical'] as const).map((pace) => measure({ ...input, pace }, catalogue))
        expect(slow?.cost.p50).toBe(usual?.cost.p50)
        expect(slow?.weeks).toBeGreaterThanOrEqual(usual?.weeks ?? Number.NaN)
      }),
    )
  })

  it('never cost more for more time', () => {
    fc.assert(
      fc.property(started, fc.integer({ min: 3, max: 60 }), (input, weeks) => {
        const [tight, loose] = [weeks, weeks + 1].map((each) => measure(dueIn(input, each), catalogue).cost.p50)
        expect(loose).toBeLessThanOrEqual((tight ?? 0) + 1e-6)
      }),
    )
  })
})

describe('one block more', () => {
  const expectDearer = (less: EstimateInput, id: string, more = 1) => {
    const quantity = (less.blocks.find((block) => block.id === id)?.quantity ?? 0) + more
    const [before, after] = [less, applyPatch(less, { add: [{ id, quantity }] })].map((each) => measure(each, catalogue))
    for (const percentile of ['p10', 'p50', 'p80', 'p90'] as const) {
      expect(after?.cost[percentile], `${percentile} with ${id}`).toBeGreaterThanOrEqual((before?.cost[percentile] ?? 0) - 1e-6)
    }
  }
  const repeatable = new Set(catalogue.blocks.filter((block) => block.repeatable).map(({ id }) => id))
  const fast = (input: EstimateInput): EstimateInput => ({ ...input, pace: 'fast', start: null, deadline: null })

  it('never costs less than nothing, at any pace', () => {
    fc.assert(
      fc.property(anyInput, anyBlockId, fc.constantFrom(...choices.pace), fc.integer({ min: 1, max: 9 }), (input, id, pace, more) => {
        fc.pre(repeatable.has(id) || !input.blocks.some((block) => block.id === id))
        expectDearer({ ...fast(input), pace }, id, repeatable.has(id) ? more : 1)
      }),
      { numRuns: runs(50, 200) },
    )
  })

  it('never costs less than nothing at the fast pace, from the first block to the last', () => {
    const ids = catalogue.blocks.filter(({ id }) => !isImplied(id)).map(({ id }) => id)
    fc.assert(
      fc.property(anyInput, fc.shuffledSubarray(ids, { minLength: 30 }), (input, added) => {
        let project = fast({ ...input, blocks: [] })
        for (const id of added) {
          expectDearer(project, id)
          project = applyPatch(project, { add: [{ id, quantity: 1 }] })
        }
      }),
      { numRuns: 12 },
    )
  })

  it('never costs less than nothing where a deadline can be met', () => {
    fc.assert(
      fc.property(started, anyBlockId, fc.integer({ min: 3, max: 60 }), (input, id, weeks) => {
        fc.pre(!input.blocks.some((block) => block.id === id))
        const due = dueIn(input, weeks)
        const made = measure(applyPatch(due, { add: [{ id, quantity: 1 }] }), catalogue)
        if (made.weeks <= weeks) expectDearer(due, id)
      }),
    )
  })

  it('is delivered in fewer weeks wherever the fast pace costs more', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const [quick, usual] = [fast(input), { ...fast(input), pace: 'balanced' as const }].map((each) => measure(each, catalogue))
        if ((quick?.cost.p50 ?? 0) > (usual?.cost.p50 ?? 0)) expect(quick?.weeks).toBeLessThan(usual?.weeks ?? 0)
      }),
    )
  })
})

describe('a deadline that cannot be met', () => {
  it('has one earliest date, and the figures are those of it', () => {
    const { weeks, deadline, schedule } = read(`v=1&c=2026.2&${project}&by=2027-01-25`)
    expect(deadline).toMatchObject({ feasible: false, chance: null, earliest: { weeks } })
    expect(schedule.earliest).toBe(weeks)
    const moved = read(`v=1&c=2026.2&${project}&by=${deadline?.earliest?.date}`)
    expect(moved.deadline).toMatchObject({ feasible: true })
    expect(moved.weeks).toBe(weeks)
  })

  it.each([version20261, catalogue])('is never met by leaving out what the product is ($version)', (numbers) => {
    fc.assert(
      fc.property(started, (input) => {
        const { deadline } = estimate({ ...dueIn(input, 3), type: 'shop' }, numbers)
        const cut = deadline?.repairs.find(({ id }) => id === 'later')?.patch.later ?? []
        expect(cut.filter((id) => /^(?:core\.|acc\.email|shop\.(?:catalog|cart|orders)|pay\.checkout)/.test(id) || isImplied(id))).toEqual(
          [],
        )
      }),
      { numRuns: 40 },
    )
  })
})

describe('the outlook', () => {
  it('is wider than what is expected, and more time makes a date likelier', () => {
    const due = (by: string) => read(`v=1&c=2026.2&${project}&by=${by}`)
    const { likelyWeeks, weeks } = due('2027-06-07')
    expect(likelyWeeks.p50).toBe(weeks)
    expect(likelyWeeks.p80).toBeGreaterThan(weeks)
    const chances = ['2027-05-03', '2027-06-07', '2027-09-06'].map((by) => due(by).deadline?.chance ?? 0)
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(chances[0]).toBeGreaterThanOrEqual(0.49)
    expect(chances[2]).toBeLessThan(1)
  })

  it('shows the people of a group in the weeks they are paid for', () => {
    const { lanes, phases } = read(`v=1&c=2026.2&${project}`)
    expect(lanes.find(({ group }) => group === 'ai')).toMatchObject({ from: phases.discovery + phases.designLead, weeks: phases.build })
  })
})

describe('days off', () => {
  it('push a date back: Christmas, New Year, Women’s Day, Easter, a holiday on a weekend', () => {
    const workedFrom = (start: string, weeks: number) => dayAfterWeeks(start, weeks, catalogue)
    expect(workedFrom('2026-12-14', 2)).toBe('2026-12-29')
    expect(workedFrom('2027-03-01', 1)).toBe('2027-03-09')
    // May 1, 2027 is a Saturday and Easter the Sunday after it: both are made up for on Monday.
    expect(workedFrom('2027-04-26', 1)).toBe('2027-05-04')
    expect(workedFrom('2027-02-01', 3)).toBe('2027-02-22')
  })

  it('leave fewer whole weeks until a deadline', () => {
    expect(weeksBetween('2026-12-14', '2026-12-28', catalogue)).toBe(1)
    expect(weeksBetween('2026-12-14', '2026-12-29', catalogue)).toBe(2)
    expect(weeksBetween('2026-12-14', '2026-12-28', { holidays: [] })).toBe(2)
  })
})
