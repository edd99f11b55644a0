import { describe, expect, it } from 'vitest'
import { choosePresets, pricedPresets } from './presets'

describe('choosePresets', () => {
  it('keeps the order of the names and leaves out what is missing', () => {
    expect(choosePresets([{ slug: 'mobile-app' }, { slug: 'company-site' }], pricedPresets)).toEqual([
      { slug: 'company-site' },
      { slug: 'mobile-app' },
    ])
  })

  it('takes the first ones where none is known', () => {
    const own = Array.from({ length: 9 }, (_, index) => ({ slug: `own-${index}` }))
    expect(choosePresets(own, pricedPresets)).toEqual(own.slice(0, 6))
  })
})
