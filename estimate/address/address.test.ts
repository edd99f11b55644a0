import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInput } from '../../tests/support/estimate-inputs'
import { runs } from '../../tests/support/runs'
import { version20261 } from '../catalogue/2026-1'
import { estimate } from '../engine/estimate'
import { defaultInput } from '../input'
import { formatEstimate } from './format'
import { parseEstimate } from './parse'
import type { Preset } from './presets'

const canonical = (query: string) => formatEstimate(parseEstimate(query).document)
const codes = (query: string) => parseEstimate(query).notices.map(({ code }) => code)
const read = (query: string) => parseEstimate(query).document.input

describe('an address', () => {
  it('says nothing but the versions when nothing differs from the defaults', () => {
    expect(parseEstimate('').document).toEqual({ catalogue: '2026.2', input: defaultInput, alternatives: [] })
    expect(canonical('')).toBe('v=1&c=2026.2')
    expect(canonical('?t=saas&p=web&q=mvp&pace=balanced&cur=USD')).toBe('v=1&c=2026.2')
  })

  it('reads and writes the example of the model', () => {
    const query = [
      'v=1&c=2026.2&t=shop&q=production&d=kit&p=web_ios_android&x=next_nest_strapi_postgres_vps',
      'b=acc.email_acc.social*2_core.entity*6_com.chat-s_pay.checkout_adm.dash&l=com.chat-s&from=2027-01-04&by=2027-09-01&cur=EUR&r=FE*45_BE*48',
      'alt=n*lean_q*mvp_del*adm.dash',
    ].join('&')
    expect(parseEstimate(query).notices).toEqual([])
    expect(canonical(query)).toBe(query.replace('_x=', '&x='))
    expect(read(query)).toMatchObject({
      type: 'shop',
      platforms: ['web', 'ios', 'android'],
      later: ['com.chat-s'],
      rates: { FE: 45, BE: 48 },
    })
  })

  it('is the same for the same estimate, in whatever order and spelling it comes', () => {
    const a = 'b=pay.checkout_acc.email_core.entity*2&q=production&p=ios_web'
    const b = 'p=web&p=ios&q=production&b=core.entity*2&b=acc.email*1&b=pay.checkout&b=fnd.web&d=custom&utm_source=x'
    expect(canonical(a)).toBe(canonical(b))
    expect(codes(b)).toEqual([])
  })

  it('gives the estimate back that it was made of', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const query = formatEstimate({ catalogue: '2026.2', input, alternatives: [] })
        const parsed = parseEstimate(query)
        expect(formatEstimate(parsed.document)).toBe(query)
        expect(estimate(parsed.document.input, version20261)).toEqual(estimate(input, version20261))
        expect(parsed.notices.filter(({ code }) => code !== 'deadlineRange')).toEqual([])
      }),
      { numRuns: runs(50, 200) },
    )
  })

  it('understands the fields of a form', () => {
    const query = 'p.web=on&b.core.entity=3&b.acc.email=on&b.pay.subs=0&x.front=nuxt&x.back=auto&r.FE=45&r.BE=&l.acc.email=on&by='
    expect(codes(query)).toEqual([])
    expect(canonical(query)).toBe('v=1&c=2026.2&x=nuxt&b=acc.email_core.entity*3&l=acc.email&r=FE*45')
  })
})

describe('alternatives', () => {
  it('say only what is different, and can take back what the estimate says', () => {
    const query = 'q=production&x=next&from=2027-01-04&by=2027-06-01&r=FE*50&b=acc.email_adm.dash&l=adm.dash'
    const alt = 'n*other_q*mvp_d*custom_x*auto_by*none_r*none_add*core.entity*3_del*acc.email_now*adm.dash'
    const { document, notices } = parseEstimate(`${query}&alt=${alt}`)
    expect(notices).toEqual([])
    expect(document.alternatives[0]).toEqual({
      name: 'other',
      patch: {
        set: { quality: 'mvp', technologies: [], deadline: null, rates: {} },
        add: [{ id: 'core.entity', quantity: 3 }],
        remove: ['acc.email'],
        now: ['adm.dash'],
      },
    })
    expect(canonical(`${query}&alt=${alt}`)).toContain(
      'alt=n*other_q*mvp_x*auto_by*none_r*none_add*core.entity*3_del*acc.email_now*adm.dash',
    )
  })
})

describe('a preset in an address', () => {
  const blocks = [
    ['fnd.web', 1],
    ['acc.email', 1],
    ['core.entity', 5],
  ] as const
  const preset: Preset = {
    slug: 'saas-mvp',
    type: 'saas',
    settings: { platforms: ['web', 'moon'], design: 'kit', stage: 'brief', quality: 12 },
    sizes: { lean: { blocks: [['acc.email', 1]] }, usual: { blocks }, large: { blocks: [...blocks, ['gone.away', 1]] } },
  }
  const expand = (query: string) => parseEstimate(query, { presets: [preset] })

  it.each([
    ['preset=saas-mvp', 'v=1&c=2026.2&d=kit&b=acc.email_core.entity*5'],
    ['preset=saas&size=lean&st=idea', 'v=1&c=2026.2&st=idea&d=kit&b=acc.email'],
    ['preset=saas-mvp&d=premium&b=pay.subs', 'v=1&c=2026.2&d=premium&b=pay.subs'],
  ])('%s expands to the full form', (query, full) => {
    expect(expand(query).notices).toEqual([])
    expect(formatEstimate(expand(query).document)).toBe(full)
  })

  it('speaks of a block the preset still names', () => {
    expect(expand('preset=saas-mvp&size=large').notices.map(({ code }) => code)).toEqual(['unknownBlocks'])
  })
})
