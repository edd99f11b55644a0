import { describe, expect, it } from 'vitest'
import { parseEstimate } from '../address/parse'
import { changedAssumptions } from './changes'

const changesOf = (query: string) => {
  const { document, catalogue } = parseEstimate(query)
  return changedAssumptions(document.input, catalogue)
}

describe('whose figures they are', () => {
  it('ours, where no rate was changed', () => {
    expect(changesOf('v=1&c=2026.1&b=acc.email')).toEqual([])
    expect(changesOf('v=1&c=2026.1&b=acc.email&r=FE*40_BE*42&cur=EUR&fx=EUR*0.86&q=critical')).toEqual([])
  })

  it('the visitor’s, as soon as a rate or the exchange is another, with what it was', () => {
    expect(changesOf('v=1&c=2026.1&b=acc.email&r=BA*5_DES*5&cur=EUR&fx=EUR*0.2')).toEqual([
      { kind: 'exchange', currency: 'EUR', was: 0.86, is: 0.2 },
      { kind: 'rate', role: 'BA', was: 38, is: 5 },
      { kind: 'rate', role: 'DES', was: 36, is: 5 },
    ])
  })

  it('ours, while the exchange of a currency that is not shown is another', () => {
    expect(changesOf('v=1&c=2026.1&b=acc.email&fx=EUR*0.2')).toEqual([])
  })
})
