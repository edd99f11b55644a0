import { describe, expect, it } from 'vitest'
import { version20261 } from '../catalogue/2026-1'
import { estimate } from '../engine/estimate'
import { defaultInput } from '../input'
import { formatEstimate } from './format'
import { parseEstimate } from './parse'

const canonical = (query: string) => formatEstimate(parseEstimate(query).document)
const codes = (query: string) => parseEstimate(query).notices.map(({ code }) => code)

describe('what cannot be right is repaired and spoken of', () => {
  it.each([
    ['t=castle', 'value', 'v=1&c=2026.2'],
    ['q=mvp&q=production', 'repeated', 'v=1&c=2026.2&q=production'],
    ['c=2019.1&d=kit', 'catalogue', 'v=1&c=2026.2&d=kit'],
    ['v=7', 'grammar', 'v=1&c=2026.2'],
    ['b=acc.email_wh.at', 'unknownBlocks', 'v=1&c=2026.2&b=acc.email'],
    ['b=constructor___proto__', 'unknownBlocks', 'v=1&c=2026.2'],
    ['b=fnd.tg_acc.email', 'foundations', 'v=1&c=2026.2&b=acc.email'],
    ['b=core.entity*99', 'quantity', 'v=1&c=2026.2&b=core.entity*50'],
    ['b=core.entity*-3', 'quantity', 'v=1&c=2026.2&b=core.entity'],
    ['b=acc.email*4', 'quantity', 'v=1&c=2026.2&b=acc.email'],
    ['b=core.entity*2_core.entity*3', 'duplicateBlocks', 'v=1&c=2026.2&b=core.entity*3'],
    ['has=wh.at_sec.gdpr_com.email', 'unknownBlocks', 'v=1&c=2026.2&has=com.email_sec.gdpr'],
    ['l=acc.email', 'laterWithoutBlock', 'v=1&c=2026.2'],
    ['x=next_nuxt', 'technologyTwice', 'v=1&c=2026.2&x=next'],
    ['from=2027-01-05', 'startDay', 'v=1&c=2026.2'],
    ['from=2019-12-30', 'startDay', 'v=1&c=2026.2'],
    ['by=2027-09-01', 'deadlineWithoutStart', 'v=1&c=2026.2'],
    ['from=2027-01-04&by=2027-02-30', 'value', 'v=1&c=2026.2&from=2027-01-04'],
    ['from=2027-01-04&by=2027-01-11', 'deadlineRange', 'v=1&c=2026.2&from=2027-01-04&by=2027-01-11'],
    ['r=FE*4', 'rate', 'v=1&c=2026.2'],
    ['r=XX*40', 'rate', 'v=1&c=2026.2'],
    ['fx=USD*2', 'exchange', 'v=1&c=2026.2'],
    ['roles=99', 'value', 'v=1&c=2026.2&roles=8'],
    ['p=moon', 'value', 'v=1&c=2026.2'],
    ['preset=nothing', 'preset', 'v=1&c=2026.2'],
    ['alt=n*LEAN_q*mvp', 'alternativeName', 'v=1&c=2026.2&alt=n*alt-1'],
    ['alt=n*a_nonsense', 'alternativePart', 'v=1&c=2026.2&alt=n*a'],
    ['alt=n*a&alt=n*b&alt=n*c&alt=n*d', 'tooManyAlternatives', 'v=1&c=2026.2&alt=n*a&alt=n*b&alt=n*c'],
  ])('%s: %s', (query, code, repaired) => {
    expect(codes(query)).toEqual([code])
    expect(canonical(query)).toBe(repaired)
    expect(codes(repaired).filter((each) => each !== 'deadlineRange')).toEqual([])
  })

  it('takes a query of more than 4,000 characters for no estimate at all', () => {
    expect(parseEstimate(`b=${'acc.email_'.repeat(399)}`).tooLong).toBe(false)
    const long = parseEstimate(`q=production&b=${'acc.email_'.repeat(400)}`)
    expect(long).toMatchObject({ tooLong: true, notices: [{ code: 'tooLong' }], document: { input: defaultInput } })
  })

  it('keeps the numbers an old address was made with, and says that there are newer ones', () => {
    const old = { ...version20261, version: '2025.2', rates: { ...version20261.rates, FE: 30 } }
    const parsed = parseEstimate('c=2025.2&b=core.entity*5', { catalogues: [old, version20261] })
    expect(parsed).toMatchObject({ outdated: true, notices: [], catalogue: { version: '2025.2' } })
    const now = parseEstimate('b=core.entity*5')
    expect(now.outdated).toBe(false)
    expect(estimate(parsed.document.input, parsed.catalogue).cost.p50).toBeLessThan(estimate(now.document.input, now.catalogue).cost.p50)
    expect(formatEstimate(parsed.document, old)).toBe('v=1&c=2025.2&b=core.entity*5')
  })
})
