import { describe, expect, it } from 'vitest'
import { readAttachedEstimate } from './attached-estimate'

const attach = (query: string) => readAttachedEstimate(`?estimate=${encodeURIComponent(query)}`)

describe('an estimate in the address', () => {
  it('is known by its project and the number of its blocks', () => {
    const query = 'v=1&c=2026.2&t=shop&b=acc.email_acc.social*2_pay.checkout'
    expect(attach(query)).toEqual({ query, type: 'shop', blocks: 3 })
  })

  it('may be a preset, without a block of its own', () => {
    expect(attach('preset=saas-mvp')).toEqual({ query: 'preset=saas-mvp', type: null, blocks: 0 })
  })

  it('may name a project we do not know', () => {
    expect(attach('t=rocket&b=fnd.web')).toMatchObject({ type: null, blocks: 1 })
  })

  it.each(['', '?estimate=', '?estimate=hello', '?other=1', `?estimate=${'b'.repeat(5000)}`])('is absent from "%s"', (search) => {
    expect(readAttachedEstimate(search)).toBeNull()
  })

  it('never carries markup into a link', () => {
    expect(attach('t=shop&b=a.b&n="><script>')?.query).not.toMatch(/["<>]/)
  })
})
