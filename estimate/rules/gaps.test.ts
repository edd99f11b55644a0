import { describe, expect, it } from 'vitest'
import { formatEstimate } from '../address/format'
import { parseEstimate } from '../address/parse'
import { currentCatalogue as catalogue } from '../catalogue/register'
import { measure } from '../engine/measure'
import { applyPatch } from '../input'
import { findGaps, findImpossible } from './gaps'

const read = (query: string) => parseEstimate(query).document.input
const added = (query: string) => findGaps(read(query), catalogue).all.patch.add?.map(({ id }) => id)

describe('what a price lacks', () => {
  it('for orders with loyalty and payment is a back office, sign-in, emails, a profile and consents, each once', () => {
    expect(added('b=shop.catalog_shop.cart_shop.orders_shop.promo_pay.checkout')).toEqual([
      'adm.panel-s',
      'acc.email',
      'com.email',
      'acc.profile',
      'sec.gdpr',
    ])
  })

  it('for a cart alone is also the catalog and the payment', () => {
    expect(added('b=shop.cart')).toEqual(expect.arrayContaining(['shop.catalog', 'pay.checkout', 'adm.panel-s']))
  })

  it('is nothing once all of it is added, and costs what the engine says', () => {
    const input = read('b=shop.catalog_shop.cart_shop.orders_pay.checkout')
    const { all, gaps } = findGaps(input, catalogue)
    const after = applyPatch(input, all.patch)
    expect(measure(after, catalogue).cost.p50 - measure(input, catalogue).cost.p50).toBeCloseTo(all.cost, 6)
    expect(gaps.length).toBeGreaterThan(2)
    expect(gaps.every(({ cost, hours }) => cost > 0 && hours > 0)).toBe(true)
    expect(findGaps(after, catalogue).gaps).toEqual([])
  })

  it('is no longer what is there already or not needed, in any list of it, and costs no more', () => {
    const asked = 'b=shop.catalog_shop.cart_shop.orders_pay.checkout'
    const answered = read(`${asked}&has=com.email_adm.panel-s`)
    expect(added(asked)).toEqual(expect.arrayContaining(['com.email', 'adm.panel-s']))
    expect(findGaps(answered, catalogue).all.patch.add?.map(({ id }) => id)).toEqual(
      added(asked)?.filter((id) => !answered.existing.includes(id)),
    )
    expect(measure(answered, catalogue).cost).toEqual(measure(read(asked), catalogue).cost)
    const all = applyPatch(answered, { have: findGaps(answered, catalogue).all.patch.add?.map(({ id }) => id) ?? [] })
    expect(findGaps(all, catalogue).gaps).toEqual([])
    expect(
      added(formatEstimate({ catalogue: catalogue.version, input: applyPatch(all, { ask: all.existing }), alternatives: [] })),
    ).toEqual(added(asked))
  })

  it('brings a block back that waits for later', () => {
    const input = read('b=shop.catalog_shop.cart_pay.checkout_adm.panel-m_acc.email_com.email_sec.gdpr&l=com.email')
    const { gaps } = findGaps(input, catalogue)
    expect(gaps.map(({ conflict }) => conflict.rule)).toEqual(['needs.confirmations'])
    expect(applyPatch(input, gaps[0]?.patch ?? {}).later).toEqual([])
  })

  it.each(['', 'b=mk.landing', 'b=core.entity*5'])('is nothing for %s', (query) =>
    expect(findGaps(read(query), catalogue).gaps).toEqual([]),
  )
})

describe('what cannot be built', () => {
  it('is told from what is only risky', () => {
    const found = findImpossible(read('x=firestore_fe-none&b=acc.rbac-s_acc.rbac-m_acc.rbac-l_mob.bio_pay.iap'), catalogue)
    expect(found.map(({ rule }) => rule)).toEqual(['frontMissing', 'firestore', 'storePurchases', 'mobileBlocks', 'oneOf.roles'])
    expect(findImpossible(read('b=shop.cart'), catalogue)).toEqual([])
  })
})
