import { describe, expect, it } from 'vitest'
import { keyOrder } from '@/estimate'
import { estimateKeys, linkedParts } from './estimate-links'

describe('an address that names an estimate', () => {
  it('knows every parameter of an estimate', () => {
    expect([...estimateKeys].sort()).toEqual([...keyOrder, 'preset'].sort())
  })

  it.each([
    ['/estimate', '?preset=saas-mvp', '/api/estimate/linked/en/start?preset=saas-mvp'],
    ['/uk/estimate/results', '?utm_source=x&b=acc.email', '/api/estimate/linked/uk/results?utm_source=x&b=acc.email'],
    ['/estimate/functional-blocks', '?b.acc.email=on', '/api/estimate/linked/en/functional-blocks?b.acc.email=on'],
    ['/estimate/results', '?v%253D1%2526b%253Dacc.email', '/api/estimate/linked/en/results?v%253D1%2526b%253Dacc.email'],
  ])('%s%s', (path, search, parts) => expect(linkedParts(path, search)).toBe(parts))

  it.each([
    ['/estimate/results', ''],
    ['/estimate/results', '?utm_source=b&n=Tea'],
    ['/estimate/results', `?b=${'a'.repeat(4001)}`],
    ['/estimate/example', '?b=acc.email'],
    ['/services', '?t=shop'],
    ['/constructor', '?t=shop'],
  ])('is not %s%s', (path, search) => expect(linkedParts(path, search)).toBeNull())
})
