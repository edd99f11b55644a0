import fc from 'fast-check'
import { applyPatch, choices, currentCatalogue, defaultInput, type EstimateInput, isImplied, platforms } from '@/estimate'

const ids = currentCatalogue.blocks.filter(({ id }) => !isImplied(id)).map(({ id }) => id)
const optionIds = currentCatalogue.technologies.map(({ id }) => id)

const settings = fc.record({
  ...{ type: fc.constantFrom(...choices.type), stage: fc.constantFrom(...choices.stage), origin: fc.constantFrom(...choices.origin) },
  ...{ design: fc.constantFrom(...choices.design), quality: fc.constantFrom(...choices.quality), pace: fc.constantFrom(...choices.pace) },
  ...{ support: fc.constantFrom(...choices.support), currency: fc.constantFrom(...choices.currency) },
  platforms: fc.subarray([...platforms], { minLength: 1 }),
  technologies: fc.subarray(optionIds, { maxLength: 6 }).map(oneOfEachLayer),
  roles: fc.integer({ min: 1, max: 8 }),
  languages: fc.integer({ min: 1, max: 10 }),
})

const calendar = fc.option(fc.record({ start: fc.constantFrom('2027-01-04', '2027-03-01'), weeks: fc.integer({ min: 1, max: 60 }) }), {
  nil: null,
})

const blocks = fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 12 }) }), {
  selector: ({ id }) => id,
  maxLength: 60,
})

/** Any estimate a visitor could make. */
export const anyInput: fc.Arbitrary<EstimateInput> = fc
  .record({ settings, calendar, blocks, have: fc.subarray(ids, { maxLength: 3 }) })
  .map(({ settings: set, calendar: dates, blocks: add, have }) => {
    const repeatable = new Set(currentCatalogue.blocks.filter((block) => block.repeatable).map(({ id }) => id))
    const counted = add.map(({ id, quantity }) => ({ id, quantity: repeatable.has(id) ? quantity : 1 }))
    const deadline = dates && { start: dates.start, deadline: dayAfter(dates.start, dates.weeks * 7) }
    return applyPatch(defaultInput, { set: { ...set, ...deadline }, add: counted, have })
  })

export const anyBlockId: fc.Arbitrary<string> = fc.constantFrom(...ids)

function oneOfEachLayer(chosen: readonly string[]): string[] {
  const layerOf = new Map(currentCatalogue.technologies.map(({ id, layer }) => [id, layer]))
  return chosen.filter((id, index) => chosen.findIndex((other) => layerOf.get(other) === layerOf.get(id)) === index)
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
