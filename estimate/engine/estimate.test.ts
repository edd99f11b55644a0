import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInput } from '../../tests/support/estimate-inputs'
import { version20261 as catalogue } from '../catalogue/2026-1'
import example from '../fixtures/example.json'
import { applyPatch, defaultInput, type EstimateInput } from '../input'
import { estimate } from './estimate'

const base: EstimateInput = {
  ...defaultInput,
  quality: 'production',
  support: 'standard',
  blocks: example.Example.input.blocks.map(([id, quantity]) => ({ id: String(id), quantity: Number(quantity) })),
}
const result = estimate(base, catalogue)
const hundreds = (amount: number) => Math.round(amount / 100) * 100

describe('the example explains itself', () => {
  it('builds up from its blocks to the expected hours', () => {
    expect(result.buildUp.map(({ id, hours }) => [id, Math.round(hours)])).toEqual([
      ['blocks', 1014],
      ['tails', 47],
      ['QA', 331],
      ['leadAndOps', 182],
      ['BA', 96],
      ['PM', 234],
      ['allowance', 228],
    ])
    expect(result.allowance).toBeCloseTo(228.4, 1)
  })

  it('offers the six largest savings, each computed for this project', () => {
    expect(result.savings.actions.map(({ id, values, cost, weeks }) => [id, values.from, hundreds(cost), weeks])).toEqual([
      ['quality', 'production', 17_100, 2],
      ['aiLater', 'ai.assist ai.eval', 11_700, 1],
      ['design', 'custom', 6200, 1],
      ['later', 'adm.dash', 6000, 1],
      ['variant', 'adm.panel-m', 5400, 1],
      ['later', 'shop.promo', 2500, 0],
    ])
    expect(result.savings.together?.cost).toBeGreaterThan(35_000)
  })

  it('says what would narrow it', () => {
    expect(result.narrowing.next?.stage).toBe('spec')
    expect(hundreds(result.narrowing.next?.cost.p90 ?? 0)).toBe(103_000)
    expect(result.narrowing.widest).toEqual(['adm.panel-m', 'ai.assist', 'ai.eval'])
    expect(Math.round(result.uncertainty.share.stage * 100)).toBe(93)
  })

  it('has its milestones in the weeks of the picture, with dates once there is a start', () => {
    expect(result.milestones.map(({ week }) => week)).toEqual([0, 2, 6, 14, 18, 18])
    expect(result.milestones.every(({ date }) => date === null)).toBe(true)
    const dated = estimate({ ...base, start: '2027-01-04' }, catalogue)
    expect(dated.milestones.map(({ date }) => date)).toEqual([
      ...['2027-01-04', '2027-01-18', '2027-02-15', '2027-04-12', '2027-05-10', '2027-06-09'],
    ])
  })

  it('costs something after launch: support, hosting, the model, third parties', () => {
    expect(result.running.support?.hours).toBeCloseTo((2131.72 * 0.2) / 12, 1)
    expect(result.running.hosting).toEqual({ from: 20, to: 200 })
    expect(result.running.model).toMatchObject({ from: 200, to: 800 })
    expect(result.running.fees).toEqual(['domain', 'payments', 'letters', 'maps'])
  })

  it('prices a postponed block as its own difference', () => {
    const waiting = estimate(applyPatch(base, { later: ['adm.dash'] }), catalogue)
    expect(waiting.cost.p50).toBeLessThan(result.cost.p50)
    expect(waiting.later.map(({ id, cost }) => [id, hundreds(cost)])).toEqual([['adm.dash', 6000]])
  })
})

describe('a deadline', () => {
  const by = (deadline: string, more: Partial<EstimateInput> = {}) =>
    estimate({ ...base, start: '2027-01-04', deadline, ...more }, catalogue)

  it('that leaves time costs nothing, one that hurries costs hours', () => {
    expect(by('2027-06-01').deadline).toMatchObject({ feasible: true, earliest: null, repairs: [] })
    expect(by('2027-06-01').cost.p50).toBeCloseTo(result.cost.p50)
    const hurried = by('2027-04-26')
    expect(hurried.weeks).toBe(16)
    expect(hurried.cost.p50).toBeGreaterThan(result.cost.p50)
  })

  it('that cannot be met says when it could, and names three ways out', () => {
    const { deadline, schedule } = by('2027-03-01')
    expect(schedule.compression).toBe(0.75)
    expect(deadline?.feasible).toBe(false)
    expect(deadline?.repairs.map(({ id }) => id)).toEqual(['date', 'later', 'quality'])
    expect(by(deadline?.earliest?.date ?? '').deadline?.feasible).toBe(true)
  })

  it('is met by every repair that says so, and by the earliest date always', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { deadline } = estimate(input, catalogue)
        for (const { id, patch, fits } of deadline?.repairs ?? []) {
          expect(estimate(applyPatch(input, patch), catalogue).deadline?.feasible).toBe(fits)
          if (id === 'date') expect(fits).toBe(true)
        }
      }),
    )
  })
})

describe('every saving', () => {
  it('saves exactly what it says', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { cost, weeks, savings } = estimate(input, catalogue)
        expect(savings.actions.length).toBeLessThanOrEqual(6)
        for (const saving of savings.actions) {
          const cheaper = estimate(applyPatch(input, saving.patch), catalogue)
          expect(cost.p50 - cheaper.cost.p50).toBeCloseTo(saving.cost, 6)
          expect(weeks - cheaper.weeks).toBe(saving.weeks)
          expect(saving.cost).toBeGreaterThan(0)
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('what a calculator should not price', () => {
  it.each([
    ['empty', []],
    ['small', [{ id: 'mob.bio', quantity: 1 }]],
    ['big', [{ id: 'core.flow', quantity: 600 }]],
  ] as const)('is called %s', (limit, blocks) => {
    const platforms: EstimateInput['platforms'] = limit === 'small' ? ['telegram'] : ['web']
    expect(estimate({ ...defaultInput, platforms, blocks }, catalogue).limit).toBe(limit)
  })
})
