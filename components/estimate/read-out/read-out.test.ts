import { describe, expect, it } from 'vitest'
import { applyPatch, currentCatalogue, defaultInput, measure } from '@/estimate'
import { hoursOfBlocks, totalsOfGroups } from '../blocks/block-hours'
import { signHours, technologyEffects } from '../technologies/technology-effects'
import { drawDawn } from './dawn'
import { shareOut } from './shares'

const add = ['acc.email', 'shop.cart', 'pay.checkout', 'com.email', 'map.view', 'adm.dash', 'ai.rag'].map((id) => ({ id, quantity: 1 }))
const shop = applyPatch(defaultInput, { add })

describe('the read-out', () => {
  it('shares out the hours into at most five parts of one hundred', () => {
    const shares = shareOut(measure(shop, currentCatalogue).work)
    expect(shares).toHaveLength(5)
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBe(100)
    expect(shares.at(-1)).toMatchObject({ group: null, groups: 4 })
    expect(shareOut(measure(defaultInput, currentCatalogue).work)).toEqual([{ group: 'fnd', share: 100, groups: 1 }])
  })

  it('draws the prices from left to right', () => {
    const { sun, marks } = drawDawn({ p10: 57_000, p50: 84_500, p80: 110_000, p90: 126_000 })
    const [low, budget, high] = marks.map(({ x }) => x) as [number, number, number]
    expect([low, sun.x, budget, high]).toEqual([low, sun.x, budget, high].sort((one, other) => one - other))
    expect(low).toBeGreaterThan(0)
    expect(high).toBeLessThan(328)
  })
})

describe('the figures beside choices', () => {
  it('say what a technology would change before it is taken', () => {
    const effects = technologyEffects(shop, currentCatalogue)
    expect(effects.get('next')).toBe(0)
    expect(effects.get('go')).toBeGreaterThan(10)
    expect(effects.get('templates')).toBeLessThan(0)
    expect([signHours(12.4), signHours(-3.6), signHours(0.2)]).toEqual(['+12', '−4', null])
  })

  it('count a block in its quantity and a group by what is chosen of it', () => {
    const one = hoursOfBlocks(shop, currentCatalogue).get('core.entity')
    const four = hoursOfBlocks(applyPatch(shop, { add: [{ id: 'core.entity', quantity: 4 }] }), currentCatalogue).get('core.entity')
    expect(one?.low).toBe(25)
    expect(four?.low).toBeGreaterThan((one?.low ?? 0) * 3)
    expect(totalsOfGroups(shop, currentCatalogue).get('shop')).toMatchObject({ chosen: 1, of: 6 })
  })
})
