import { describe, expect, it } from 'vitest'
import { applyPatch, currentCatalogue, defaultInput, type Layer, measure } from '@/estimate'
import { allWords } from '@/tests/support/estimate-views'
import { blockFigures } from '../blocks/figures'
import { extremesOf, formatEffect, noEffect, optionsOf, technologyEffects } from '../technologies/technology-effects'
import { drawDawn } from './dawn'
import { shareOut } from './shares'

const words = allWords('en')

const add = ['acc.email', 'shop.cart', 'pay.checkout', 'com.email', 'map.view', 'adm.dash', 'ai.rag'].map((id) => ({ id, quantity: 1 }))
const shop = applyPatch(defaultInput, { add })
const priceWith = (technologies: string[]) => measure(applyPatch(shop, { set: { technologies } }), currentCatalogue).cost.p50

describe('the read-out', () => {
  it('shares out the hours into at most five parts of one hundred', () => {
    const shares = shareOut(measure(shop, currentCatalogue).work)
    expect(shares).toHaveLength(5)
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBe(100)
    expect(shares.at(-1)).toMatchObject({ group: null, groups: 4 })
    expect(shareOut(measure(defaultInput, currentCatalogue).work)).toEqual([{ group: 'fnd', share: 100, groups: 1 }])
  })

  it('draws the prices from left to right', () => {
    const { sun, marks } = drawDawn({ p10: 57_000, p50: 84_500, p80: 110_000, p90: 126_000 }, currentCatalogue.constants.percentiles)
    const [low, budget, high] = marks.map(({ x }) => x) as [number, number, number]
    expect([low, sun.x, budget, high]).toEqual([low, sun.x, budget, high].sort((a, b) => a - b))
    expect(low).toBeGreaterThan(0)
    expect(high).toBeLessThan(328)
  })

  it('keeps the scale of another price, so that a change is seen to move the sun and stays in the picture', () => {
    const cost = { p10: 33_500, p50: 50_000, p80: 64_000, p90: 74_000 }
    const times = (factor: number) => ({ p10: cost.p10 * factor, p50: cost.p50 * factor, p80: cost.p80 * factor, p90: cost.p90 * factor })
    const scores = currentCatalogue.constants.percentiles
    const alone = drawDawn(cost, scores)
    expect(drawDawn(times(1.1), scores).sun).toEqual(alone.sun)
    const dearer = drawDawn(times(1.1), scores, cost)
    expect(drawDawn(cost, scores, cost)).toEqual(alone)
    expect(dearer.sun.x).toBeGreaterThan(alone.sun.x + 10)
    for (const factor of [0.3, 4]) {
      const { sun, marks } = drawDawn(times(factor), scores, cost)
      expect([sun, ...marks].filter(({ x }) => x < 10 || x > 318)).toEqual([])
    }
  })
})

describe('the figures beside choices', () => {
  it('say what a technology would change before it is taken', () => {
    const effects = technologyEffects(shop, currentCatalogue)
    expect(effects.get('next')).toEqual(noEffect)
    expect(effects.get('go')?.hours).toBeGreaterThan(10)
    expect(effects.get('go')?.money).toBeCloseTo(priceWith(['go']) - priceWith([]))
    expect(effects.get('templates')?.hours).toBeLessThan(0)
    expect(effects.get('templates')?.money).toBeLessThan(0)
    const rules = ['fe-none', 'firestore', 'flutter', 'nuxt'].map((id) => effects.get(id)?.conflict?.rule)
    expect(rules).toEqual(['frontMissing', 'firestore', 'mobileWithoutStores', undefined])
    expect([12.4, -3.6, 0.2].map((hours) => formatEffect(words, hours))).toEqual(['+12 h', '−4 h', '0 h'])
  })

  it('names what an add-on adds, also once it is chosen', () => {
    const scaled = applyPatch(shop, { set: { technologies: ['k8s'] } })
    expect(technologyEffects(shop, currentCatalogue).get('k8s')?.hours).toBeGreaterThan(10)
    expect(technologyEffects(scaled, currentCatalogue).get('k8s')?.hours).toBeGreaterThan(10)
  })

  it('name the cheapest and the most expensive other answer of a layer', () => {
    const effects = technologyEffects(shop, currentCatalogue)
    const extremes = (layer: Layer, ours?: string) => {
      const others = optionsOf(layer, currentCatalogue).filter(({ id }) => id !== ours)
      return extremesOf(others, effects)
    }
    const [cheapest, dearest, ...between] = extremes('front', 'next')
    expect(between).toEqual([])
    expect(cheapest?.id).toBe('templates')
    expect(cheapest?.money).toBeLessThan(0)
    expect(dearest?.money).toBeGreaterThan(0)
    expect(extremes('addons').map(({ id }) => id)).toEqual(['k8s'])
    expect(extremes('mobile', 'mob-none')).toEqual([])
  })

  it('count a block in its quantity and a group by what is chosen of it', () => {
    const four = applyPatch(shop, { add: [{ id: 'core.entity', quantity: 4 }] })
    const figures = [shop, four].map((input) => blockFigures(input, currentCatalogue, words))
    const [low = 0, lowOfFour = 0] = figures.map(({ hours }) => Number.parseInt(hours('core.entity'), 10))
    expect(low).toBe(25)
    expect(lowOfFour).toBeGreaterThan(low * 3)
    expect(figures[0]?.chosen('shop')).toBe('1 of 6 chosen')
    expect(figures[0]?.count('mkt')).toBe('')
  })
})
