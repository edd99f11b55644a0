import { describe, expect, it } from 'vitest'
import { countWith, type FilteredCase, readSelection, toQuery, toSelected } from './case-selection'

const facets = [
  { name: 'industry', values: [{ slug: 'law' }, { slug: 'farming' }] },
  { name: 'technology', values: [{ slug: 'python' }] },
] as const

const law: FilteredCase = { slug: 'archive', tags: { industry: ['law'], service: ['ai'], technology: ['python', 'nest'] } }
const farm: FilteredCase = { slug: 'grain', tags: { industry: ['farming'], service: ['ai', 'audit'], technology: ['python'] } }

describe('the filters in a query', () => {
  it('are read and written alike, in one order', () => {
    const selection = readSelection('?technology=python&utm=x&industry=law', facets)
    expect(selection).toEqual({ industry: 'law', technology: 'python' })
    expect(toQuery(selection)).toBe('?industry=law&technology=python')
  })

  it.each(['', '?industry=', '?industry=space', '?service=ai', '?industry=<script>'])('are none in “%s”', (query) => {
    expect(readSelection(query, facets)).toEqual({})
  })

  it('of which the first counts where one stands twice', () => {
    expect(readSelection('?industry=farming&industry=law', facets)).toEqual({ industry: 'farming' })
  })

  it('leave nothing in the address where nothing is chosen', () => {
    expect(toQuery({})).toBe('')
  })
})

describe('cases that are left', () => {
  it('have everything that is chosen', () => {
    expect([law, farm].filter(toSelected({ technology: 'python' }))).toEqual([law, farm])
    expect([law, farm].filter(toSelected({ technology: 'python', service: 'audit' }))).toEqual([farm])
    expect([law, farm].filter(toSelected({ technology: 'nest', industry: 'farming' }))).toEqual([])
    expect([law, farm].filter(toSelected({}))).toEqual([law, farm])
  })

  it('are counted before a value is taken', () => {
    expect(countWith([law, farm], { service: 'ai' }, 'technology', 'python')).toBe(2)
    expect(countWith([law, farm], { service: 'audit' }, 'industry', 'law')).toBe(0)
  })
})
