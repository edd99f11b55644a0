import { describe, expect, it } from 'vitest'
import { formatEstimate } from '../address/format'
import { parseEstimate } from '../address/parse'
import { exchangeRate } from '../display/currency'
import { estimate } from '../engine/estimate'
import { measure } from '../engine/measure'
import { type GoldenCase, golden, toInput } from '../fixtures/golden'
import { type BlockChoice, choices, defaultInput, type EstimateInput, platforms } from '../input'
import { version20261 } from './2026-1'
import { findCatalogue } from './register'
import type { Catalogue } from './types'

type Path = readonly string[]

/** A version that shares no number with the first one. */
const later: Catalogue = { ...changeNumbers(version20261), version: '2027.1', date: '2027-05-03' }
const catalogues = [version20261, later]

const addressOf = (input: EstimateInput, version: string) => formatEstimate({ catalogue: version, input, alternatives: [] }, version20261)

/** The figures of an address as they are once the later version is the current one. */
function priceOf(query: string) {
  const { document, catalogue, outdated } = parseEstimate(query, { catalogues, current: later })
  return { version: catalogue.version, outdated, result: estimate(document.input, catalogue) }
}

describe('after a second version with other numbers', () => {
  it('the second version shares no number with the first', () => {
    const before = new Map(numbersIn(version20261).map(({ path, value }) => [path.join(), value]))
    const same = numbersIn(later).filter(({ path, value }) => before.get(path.join()) === value)
    expect(before.size).toBeGreaterThan(400)
    expect(same).toEqual([])
  })

  it.each(Object.entries(golden))('%s: an old address keeps its figures, and a new one has others', (_name, golden: GoldenCase) => {
    const input = toInput(golden.input)
    const old = priceOf(addressOf(input, '2026.1'))
    expect(old).toMatchObject({ version: '2026.1', outdated: true })
    for (const percentile of ['p10', 'p50', 'p80', 'p90'] as const) {
      expect(Math.abs(old.result.hours[percentile] / Number(golden.result.hours[percentile]) - 1)).toBeLessThan(1e-9)
      expect(Math.abs(old.result.cost[percentile] / Number(golden.result.cost[percentile]) - 1)).toBeLessThan(1e-9)
    }
    expect(old.result).toEqual(estimate(input, version20261))
    const now = priceOf(addressOf(input, '2027.1'))
    expect(now).toMatchObject({ version: '2027.1', outdated: false })
    expect(Math.abs(now.result.cost.p50 / old.result.cost.p50 - 1)).toBeGreaterThan(0.01)
  })

  it('an address without a version takes the current one, and a version that never was is not guessed', () => {
    expect(priceOf('b=core.entity*5').version).toBe('2027.1')
    expect(findCatalogue('2027.1', catalogues)).toBe(later)
    expect(findCatalogue('2019.1', catalogues)).toBeUndefined()
  })
})

describe('every number of the catalogue', () => {
  it('changes what an estimate says', () => {
    const headlines = new Map<EstimateInput, string>()
    const results = new Map<EstimateInput, string>()
    const differs = (input: EstimateInput, changed: Catalogue) =>
      headline(input, changed) !== remember(headlines, input, headline) ||
      everythingOf(input, changed) !== remember(results, input, everythingOf)
    const idle = numbersIn(version20261).filter(({ path, value }) => {
      const changes = value === 0 ? [0.5] : [value * 4, value / 4]
      return !changes.some((other) => probesFor(path).some((input) => differs(input, replaceAt(version20261, path, other) as Catalogue)))
    })
    expect(idle.map(({ path }) => path.join('.'))).toEqual([])
  })
})

const start = '2027-01-04'
const everything: EstimateInput = {
  ...{ ...defaultInput, platforms, start, support: 'standard' },
  blocks: version20261.blocks.map(({ id, repeatable }): BlockChoice => ({ id, quantity: repeatable ? 3 : 1 })),
}
const few: EstimateInput = {
  ...everything,
  blocks: ['core.entity', 'acc.email', 'ai.assist', 'adm.panel-m', 'com.email'].map((id) => ({ id, quantity: 2 })),
}
const bySetting = Object.entries(choices).flatMap(([key, values]) => values.map((value) => [key, value, { ...few, [key]: value }] as const))
const byTechnology = version20261.technologies.map(({ id }): EstimateInput => ({ ...everything, technologies: [id] }))
const others: readonly EstimateInput[] = [
  few,
  everything,
  ...['2027-01-25', '2027-06-07', '2027-09-06', '2032-01-05'].map((deadline): EstimateInput => ({ ...few, deadline })),
  { ...few, platforms: ['web'], blocks: few.blocks.slice(0, 1) },
  { ...few, platforms: ['web', 'ios'] },
  ...['native', 'paas', 'aws', 'gcp', 'azure'].map((id): EstimateInput => ({ ...few, technologies: [id] })),
  { ...few, pace: 'fast' },
  { ...defaultInput, blocks: [{ id: 'mk.page', quantity: 1 }] },
  { ...defaultInput, blocks: [{ id: 'core.flow', quantity: 200 }] },
]

/** The estimates a number should be seen in. */
function probesFor([area, key]: Path): readonly EstimateInput[] {
  if (area === 'blocks') return [everything]
  const technology = area === 'technologies' ? byTechnology[Number(key)] : undefined
  const setting = bySetting.filter(([name, value]) => (name === area && value === key) || (area === 'exchange' && name === 'currency'))
  if (technology) return [technology]
  return setting.length > 0 ? setting.map(([, , input]) => input) : others
}

/** Enough for most numbers, and quick. */
function headline(input: EstimateInput, catalogue: Catalogue): string {
  const { hours, cost, weeks } = measure(input, catalogue)
  return JSON.stringify([hours, cost, weeks])
}

function everythingOf(input: EstimateInput, catalogue: Catalogue): string {
  const { document } = parseEstimate('b=core.entity*70', { catalogues: [catalogue], current: catalogue })
  return JSON.stringify([estimate(input, catalogue), document.input.blocks, exchangeRate(input, catalogue)])
}

function remember(known: Map<EstimateInput, string>, input: EstimateInput, read: typeof headline): string {
  const text = known.get(input) ?? read(input, version20261)
  known.set(input, text)
  return text
}

function numbersIn(value: unknown, path: Path = []): { path: Path; value: number }[] {
  if (typeof value === 'number') return [{ path, value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => numbersIn(each, [...path, key]))
}

function changeNumbers<Value>(value: Value): Value {
  return numbersIn(value).reduce(
    (changed, { path, value: number }) => replaceAt(changed, path, number === 0 ? 0.01 : number * 1.1) as Value,
    value,
  )
}

function replaceAt(value: unknown, [key, ...rest]: Path, number: number): unknown {
  if (key === undefined) return number
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? replaceAt(each, rest, number) : each))
  return { ...(value as object), [key]: replaceAt((value as Record<string, unknown>)[key], rest, number) }
}
