import { describe, expect, it } from 'vitest'
import { applyPatch, currentCatalogue, defaultInput, measure } from '@/estimate'
import { answerPrices, isPriced, pricedQuestions } from './answer-prices'

const input = applyPatch(defaultInput, {
  add: [
    { id: 'acc.email', quantity: 1 },
    { id: 'pay.checkout', quantity: 1 },
  ],
})
const prices = answerPrices(input, currentCatalogue)
const expectedOf = (id: string) => prices.of.get(id)?.p50 ?? 0

describe('the price with each answer', () => {
  it('is the estimate’s own for the answers it has', () => {
    const { cost } = measure(input, currentCatalogue)
    for (const id of ['st.brief', 'q.mvp', 'd.custom', 'pace.balanced']) expect(prices.of.get(id), id).toEqual(cost)
  })

  it('grows with the quality and the design asked for', () => {
    for (const [question, answers] of [
      ['q', ['prototype', 'mvp', 'production', 'critical']],
      ['d', ['kit', 'custom', 'premium']],
    ] as const) {
      const sums = answers.map((answer) => expectedOf(`${question}.${answer}`))
      expect(sums, question).toEqual(sums.toSorted((a, b) => a - b))
      expect(new Set(sums).size, question).toBe(sums.length)
    }
  })

  it('is on a scale that ends with the highest of them', () => {
    expect(prices.most).toBe(Math.max(...[...prices.of.values()].map(({ p90 }) => p90)))
  })

  it('is given to no question that leaves the price as it is', () => {
    expect(pricedQuestions.every(isPriced)).toBe(true)
    for (const name of ['t', 'm', 'cur']) expect(isPriced(name), name).toBe(false)
  })
})
