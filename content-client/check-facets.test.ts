import { describe, expect, it } from 'vitest'
import { checkFacets } from './check-facets'
import type { CaseStudy } from './types'

const value = (slug: string, title = slug) => ({ slug, title })
const study = (slug: string, change: Partial<CaseStudy> = {}) =>
  ({ slug, industry: value('law'), services: ['audit'], technologies: [value('nest')], ...change }) as CaseStudy

describe('values of filters', () => {
  it('may have another name in every language', () => {
    expect(
      checkFacets({ en: [study('a', { industry: value('law', 'Law') })], uk: [study('a', { industry: value('law', 'Право') })] }),
    ).toEqual([])
  })

  it('have one name in all cases of a language', () => {
    const problems = checkFacets({ en: [study('a'), study('b', { technologies: [value('nest', 'NestJS')] })] })
    expect(problems).toEqual([
      {
        collection: 'cases',
        entry: 'b',
        locale: 'en',
        field: 'technologies',
        reason: 'calls "nest" “NestJS”, another case calls it “nest”',
      },
    ])
  })

  it('are the same in every language of a case', () => {
    const problems = checkFacets({ en: [study('a')], uk: [study('a', { industry: value('pravo'), services: ['sprint'] })] })
    expect(problems.map(({ entry, locale, field }) => [entry, locale, field])).toEqual([
      ['a', 'uk', 'industry'],
      ['a', 'uk', 'services'],
    ])
  })
})
