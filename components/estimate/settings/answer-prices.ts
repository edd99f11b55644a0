import { applyPatch, type Catalogue, type EstimateInput, type Figures, measure, parameters } from '@/estimate'

/** Questions whose answers change the price by a factor, so that a visitor can compare them before choosing. */
export const pricedQuestions = ['st', 'o', 'd', 'q', 'pace'] as const

type Priced = (typeof pricedQuestions)[number]
export type AnswerPrices = { most: number; of: ReadonlyMap<string, Figures['cost']> }

export const isPriced = (name: string): name is Priced => (pricedQuestions as readonly string[]).includes(name)

/** The price with each answer to these questions, by `q.production`, and the highest P90 among them: the end of their scale. US dollars. */
export function answerPrices(input: EstimateInput, catalogue: Catalogue): AnswerPrices {
  const prices = pricedQuestions.flatMap((name) => {
    const { setting, values } = parameters[name]
    return values.map((value) => [`${name}.${value}`, measure(applyPatch(input, { set: { [setting]: value } }), catalogue).cost] as const)
  })
  return { most: Math.max(...prices.map(([, { p90 }]) => p90)), of: new Map(prices) }
}
