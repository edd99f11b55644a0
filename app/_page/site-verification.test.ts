import { describe, expect, it } from 'vitest'
import { siteVerification } from './site-verification'

describe('proofs of ownership', () => {
  it('are written for the search consoles the environment names', () => {
    expect(siteVerification({ GOOGLE_SITE_VERIFICATION: 'g-1', BING_SITE_VERIFICATION: 'b-2' })).toEqual({
      google: 'g-1',
      other: { 'msvalidate.01': 'b-2' },
    })
  })

  it('are not written for the others', () => {
    expect(siteVerification({ GOOGLE_SITE_VERIFICATION: '' })).toEqual({})
  })
})
