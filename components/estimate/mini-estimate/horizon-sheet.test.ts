import { compileString } from 'sass'
import { describe, expect, it } from 'vitest'
import { locales } from '@/routing/locales'
import { pricedPresets } from '@/tests/support/presets'
import { startPrices } from '../labels'
import { fixedAxis, magnitude, placeMarks } from './horizon'
import { placeName, toAxisRules, toExampleSheet, toHorizonRules, toPlacesSheet } from './horizon-sheet'
import { isFirst, listVariants, sizes, stages, type Variant } from './variants'

const presets = pricedPresets()
const variants = listVariants(presets)
const first = variants.find((variant) => isFirst(variant, presets)) as Variant

describe('variants', () => {
  it('has figures for every combination of the three answers', () => {
    expect(variants).toHaveLength(7 * sizes.length * stages.length)
    for (const { cost, weeks } of variants) {
      const { p10, p50, p80, p90 } = cost
      expect([p10, p50, p80, p90].every(Number.isFinite)).toBe(true)
      expect(p10 < p50 && p50 < p80 && p80 < p90).toBe(true)
      expect(weeks).toBeGreaterThan(0)
    }
  })

  it('numbers them from one, stage by stage', () => {
    expect(variants.map(({ place }) => place)).toEqual(variants.map((_, index) => index + 1))
    expect(variants.slice(0, 4).map(({ stage }) => stage)).toEqual([...stages])
  })

  it('begins with the usual SaaS product that has a brief', () => {
    expect(first).toMatchObject({ preset: 'saas-mvp', size: 'usual', stage: 'brief', weeks: 15 })
  })

  it('takes the presets of a company that has only its own', () => {
    const own = presets.slice(0, 2).map((preset, index) => ({ ...preset, slug: `own-${index}` }))
    expect(listVariants(own)).toHaveLength(2 * 12)
    expect(listVariants(own).filter((variant) => isFirst(variant, own))).toHaveLength(1)
  })
})

describe('horizon', () => {
  it('has one axis of round prices for all answers', () => {
    expect(fixedAxis(12_100, 131_900)).toEqual({ first: 10, step: 30 })
    expect(fixedAxis(50_400, 547_000)).toEqual({ first: 50, step: 125 })
    expect(fixedAxis(1000, 9_999_000).first).toBe(0)
  })

  it('puts the first price where the axis says', () => {
    const { marks } = placeMarks(first.cost, 30, 10)
    expect(marks.low).toBeCloseTo((33.5 - 2.5) / 135)
    expect(marks.expected).toBeCloseTo((49.5 - 2.5) / 135)
    expect(marks.high).toBeCloseTo((74 - 2.5) / 135)
  })

  it.each(locales)('keeps every mark on the horizon and every label clear of its neighbours, in the currency of %s', (locale) => {
    const { rate } = startPrices(locale)
    const scale = rate / magnitude(Math.max(...variants.map(({ cost }) => cost.p90)) * rate)
    const prices = variants.flatMap(({ cost }) => [cost.p10 * scale, cost.p90 * scale])
    const { first: start, step } = fixedAxis(Math.min(...prices), Math.max(...prices))
    for (const { cost } of variants) {
      const { p10, p50, p80, p90 } = cost
      const { marks, labels } = placeMarks({ p10: p10 * scale, p50: p50 * scale, p80: p80 * scale, p90: p90 * scale }, step, start)
      const places = [labels.low, labels.expected, labels.budget, labels.high]
      expect(Math.min(marks.low, ...places)).toBeGreaterThan(0.04)
      expect(Math.max(marks.high, ...places)).toBeLessThan(0.97)
      for (const [index, place] of places.slice(1).entries()) expect(place - (places[index] ?? 0)).toBeGreaterThan(0.0959)
    }
  })

  it('leaves labels under their marks where there is room', () => {
    const { marks, labels } = placeMarks({ p10: 32_000, p50: 54_000, p80: 76_500, p90: 91_500 }, 20)
    expect(labels).toEqual(marks)
  })
})

const pages = locales.map((locale) => ({ locale, ...startPrices(locale) }))
const [english, ukrainian] = pages as [(typeof pages)[number], (typeof pages)[number]]
const example = placeMarks({ p10: 57_000, p50: 84_500, p80: 110_000, p90: 126_000 }, 30)

describe('the sheet', () => {
  it('of the worked example is Sass', () => {
    const sheet = toExampleSheet(new Map([['uk', example]]))
    const { css } = compileString(`@use 'sass:map'; ${sheet} y { --expected: #{map.get($example, 'uk', '--expected')} }`)
    expect(css).toContain(`--expected: ${Number(example.marks.expected.toFixed(4))}`)
  })

  it('of the presets is Sass, with a place in each currency', () => {
    const places = toPlacesSheet(new Map([[placeName('saas-mvp', 'UAH'), example]]))
    const { css } = compileString(`@use 'sass:map'; ${places} y { low: map.get($places, 'saas-mvp-uah', '--low') }`)
    expect(css).toContain(`low: ${Number(example.marks.low.toFixed(4))}`)
  })

  it('begins with the first answers, which hold where a browser cannot tell what is chosen', () => {
    expect(toAxisRules(variants, first, english)).toMatch(/^\[data-mini-estimate\]\{--tick-1:"\$10k";.*--expected:0\.348/)
    expect(toAxisRules(variants, first, ukrainian)).toMatch(/^\[data-mini-estimate\]\{--tick-1:"500\u00A0тис\.\u00A0₴"/)
  })

  it('has one rule for every combination of the answers', () => {
    const { css } = compileString(toHorizonRules(variants, english))
    const chosen = [...css.matchAll(/:has\(\[value=([a-z-]+)\]:checked\)/g)].map(([, value]) => value)
    const combinations = variants.map((_, index) => chosen.slice(index * 3, index * 3 + 3).join())
    expect(chosen).toHaveLength(variants.length * 3)
    expect(new Set(combinations).size).toBe(variants.length)
  })

  it('counts in steps that are round in the currency shown', () => {
    const ticks = [...toAxisRules(variants, first, ukrainian).matchAll(/--tick-(\d):"([^"]+)"/g)].map(([, , text]) => text ?? '')
    expect(ticks).toHaveLength(5)
    expect(ticks.filter((text) => !/^(?:\d{2,3}\u00A0тис\.|\d{1,2}(?:,\d{1,2})?\u00A0млн)\u00A0₴$/.test(text))).toEqual([])
  })

  it('changes with the prices of the content', () => {
    const [cheap, ...others] = variants as [Variant, ...Variant[]]
    const dearer = { ...cheap, cost: { ...cheap.cost, p50: cheap.cost.p50 * 1.2 } }
    expect(toHorizonRules([dearer, ...others], english)).not.toBe(toHorizonRules(variants, english))
  })
})
