import { describe, expect, it } from 'vitest'
import { findMisuse, type GraphNode, isA, schemaRelease } from '../support/schema-org'

describe('the vocabulary of schema.org', () => {
  it('is a published release', () => {
    expect(schemaRelease).toMatch(/^\d+\.\d+$/)
    expect(isA('BlogPosting', 'CreativeWork')).toBe(true)
    expect(isA('CreativeWork', 'BlogPosting')).toBe(false)
  })

  it.each<[string, GraphNode, RegExp]>([
    ['a type that is not there', { '@type': 'BlogPostin' }, /unknown type/],
    ['a property that is not there', { '@type': 'BlogPosting', headlin: 'x' }, /unknown property/],
    ['a property of other types', { '@type': 'BreadcrumbList', telephone: 'x' }, /belongs to/],
    ['a text where a thing belongs', { '@type': 'CreativeWork', about: 'x' }, /not Thing/],
    ['a day that is none', { '@type': 'BlogPosting', datePublished: 'yesterday' }, /not Date/],
    ['a path where an address belongs', { '@type': 'Organization', url: '/about' }, /not URL/],
    ['a thing of another type', { '@type': 'Organization', founder: { '@type': 'Place', name: 'Kyiv' } }, /is a Place/],
    ['a mistake inside', { '@type': 'Organization', founder: { '@type': 'Person', nam: 'x' } }, /"nam"/],
    ['a reference to nowhere', { '@type': 'WebPage', isPartOf: { '@id': '#x' } }, /nowhere/],
    ['a word of the past', { '@type': 'CreativeWork', awards: 'x' }, /superseded/],
  ])('finds %s', (_mistake, node, said) => {
    expect(findMisuse(node, () => undefined).join()).toMatch(said)
  })
})
