import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { anyInput } from '../../tests/support/estimate-inputs'
import { parseEstimate } from '../address/parse'
import { version20261 as catalogue } from '../catalogue/2026-1'
import { applyPatch, type EstimateInput } from '../input'
import { checkCompatibility, rules } from './check'
import { proposeBlocks } from './propose'

const read = (query: string) => parseEstimate(query).document.input
const found = (input: EstimateInput) => checkCompatibility(input, catalogue).map(({ rule }) => rule)

/** A query that breaks each rule, and one beside it that does not. */
const table: readonly [rule: string, broken: string, fine: string][] = [
  ['typeMobile', 't=mobile', 't=mobile&p=web_ios'],
  ['mobileTechnology', 'p=ios&x=mob-none', 'p=ios'],
  ['mobileWithoutStores', 'x=flutter', 'p=web_ios&x=flutter'],
  ['frontMissing', 'x=fe-none', 'p=ios&x=fe-none'],
  ['baasRegulated', 'x=baas&b=sec.comply', 'b=sec.comply'],
  ['baasOnPremises', 'x=baas_onprem', 'x=onprem'],
  ['firestore', 'x=firestore', 'x=baas_firestore'],
  ['pgvector', 'x=mysql_pgvector', 'x=pgvector'],
  ['storePurchases', 'b=pay.iap', 'p=ios&b=pay.iap'],
  ['mobileBlocks', 'b=mob.bio', 'p=android&b=mob.bio'],
  ['mobileOrInstallable', 'b=mob.offline', 'b=mob.offline_web.pwa'],
  ['modelMissing', 'x=ai-none&b=ai.rag', 'b=ai.rag'],
  ['splitWithoutSellers', 'b=pay.split', 'b=pay.split_book.booking'],
  ['subscriptionsWithoutSignIn', 'b=pay.subs', 'b=pay.subs_acc.sso'],
  ['oneOf.roles', 'b=acc.rbac-s_acc.rbac-l', 'b=acc.rbac-l'],
  ['oneOf.search', 'b=cnt.search-s_cnt.search-m', 'b=cnt.search-m'],
  ['oneOf.chat', 'b=com.chat-s_com.chat-m', 'b=com.chat-s'],
  ['oneOf.panel', 'b=adm.panel-s_adm.panel-m', 'b=adm.panel-m'],
  ['needs.orderOffice', 'b=shop.orders', 'b=shop.orders_adm.panel-m'],
  ['needs.orderSignIn', 'b=shop.cart', 'b=shop.cart_acc.passkey'],
  ['needs.bookingOffice', 'b=book.booking', 'b=book.booking_cal.sync'],
  ['needs.listingModeration', 'b=mkt.listings', 'b=mkt.listings_adm.moderation'],
  ['needs.confirmations', 'b=shop.cart', 'b=shop.cart_com.sms'],
  ['needs.somethingToPay', 'b=pay.checkout', 'b=pay.checkout_core.flow'],
  ['needs.storeAccounts', 'p=ios&b=acc.email', 'p=ios&b=acc.email_sec.gdpr'],
  ['needs.loyaltySignIn', 'b=shop.promo', 'b=shop.promo_acc.social'],
  ['needs.loyaltyProfile', 'b=shop.promo_acc.email', 'b=shop.promo_acc.email_acc.profile'],
  ['needs.subscriptionProfile', 'b=pay.subs_acc.email', 'b=pay.subs_acc.email_acc.teams'],
  ['needs.roleOffice', 'b=acc.rbac-s_acc.email', 'b=acc.rbac-s_acc.email_acc.teams'],
  ['cartWithoutPayment', 'b=shop.cart', 'b=shop.cart_pay.checkout'],
  ['chatOnTemplates', 'x=templates&b=com.chat-s', 'b=com.chat-s'],
  ['reportsOnMongo', 'x=mongo&b=adm.reports', 'b=adm.reports'],
  ['ssoWithoutTeams', 'b=acc.sso', 'b=acc.sso_acc.teams'],
  ['trackingWithoutMobile', 'b=map.live', 'p=web_ios&b=map.live'],
  ['searchOnBaas', 'x=baas&b=cnt.search-m', 'x=baas&b=cnt.search-s'],
  ['aiWithoutChecks', 'b=ai.rag', 'b=ai.rag_ai.eval'],
  ['openModel', 'x=open&b=ai.rag', 'x=open&b=ai.rag_ai.selfhost'],
  ['personalData', 'b=acc.email', 'b=acc.email_sec.gdpr'],
  ['criticalUnprotected', 'q=critical', 'q=critical&b=sec.harden_sec.load'],
  ['requires', 'b=shop.orders', 'b=shop.orders_shop.cart_shop.catalog'],
  ['contentService', 'x=strapi&b=adm.panel-m', 'x=strapi&b=cnt.blog'],
  ['nativeTwice', 'p=ios_android&x=native', 'p=ios&x=native'],
  ['telegramOnly', 'p=telegram&b=mk.landing', 'p=telegram&b=com.tgbot'],
]

describe('compatibility rules', () => {
  it('are all in the table below', () => {
    expect(rules.map(({ id }) => id)).toEqual(table.map(([rule]) => rule))
  })

  it.each(table)('%s: %s, and not %s', (rule, broken, fine) => {
    expect(found(read(broken))).toContain(rule)
    expect(found(read(fine))).not.toContain(rule)
  })

  it.each(table)('%s is settled with one click', (rule, broken) => {
    const input = read(broken)
    const conflict = checkCompatibility(input, catalogue).find((each) => each.rule === rule)
    const fixed = applyPatch(input, conflict?.fix ?? {})
    const left = (after: EstimateInput) => checkCompatibility(after, catalogue).filter((each) => each.rule === rule).length
    expect(left(fixed)).toBeLessThan(left(input))
  })

  it('can all be settled by clicking on and on, whatever was chosen', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        let now = input
        for (let clicks = 0; clicks < 60; clicks++) {
          const [conflict] = checkCompatibility(now, catalogue)
          if (!conflict) return
          now = applyPatch(now, conflict.fix)
        }
        expect(checkCompatibility(now, catalogue)).toEqual([])
      }),
    )
  })

  it('have nothing against our own presets but what a company decides: consents, and one sign-in for all of it', () => {
    const folder = 'content/estimate-presets'
    for (const name of readdirSync(folder)) {
      const { type, settings, sizes } = parse(readFileSync(`${folder}/${name}`, 'utf8'))
      const preset = { slug: name, type, settings, sizes }
      for (const size of ['lean', 'usual', 'large']) {
        const { input } = parseEstimate(`preset=${name}&size=${size}`, { presets: [preset] }).document
        expect([name, size, found(input).filter((rule) => !['personalData', 'ssoWithoutTeams'].includes(rule))]).toEqual([name, size, []])
      }
    }
  })
})

describe('proposals', () => {
  it.each([
    ['roles=2&b=acc.email', 'acc.rbac-s'],
    ['roles=4&b=acc.email', 'acc.rbac-m'],
    ['roles=8&b=acc.sso', 'acc.rbac-l'],
    ['langs=3', 'cnt.lang*2'],
    ['o=rewrite', 'cnt.import'],
    ['t=shop', 'seo.base'],
    ['t=shop&b=seo.base', ''],
    ['roles=1&b=acc.email', ''],
    ['langs=2&b=cnt.lang', ''],
  ])('%s proposes %s', (query, expected) => {
    const proposed = proposeBlocks(read(query), catalogue).map(({ id, quantity }) => (quantity > 1 ? `${id}*${quantity}` : id))
    expect(proposed.join(' ')).toBe(expected)
  })

  it.each(['b=ai.rag', 'b=ai.rag_ai.eval&x=open', 'roles=4&b=acc.sso', 'o=rewrite&t=shop&langs=3&b=shop.cart_pay.subs'])(
    'do not repeat what a rule asks for: %s',
    (query) => {
      const asked = checkCompatibility(read(query), catalogue).flatMap(({ fix }) => fix.add?.map(({ id }) => id) ?? [])
      expect(asked.length).toBeGreaterThan(0)
      expect(proposeBlocks(read(query), catalogue).filter(({ id }) => asked.includes(id))).toEqual([])
    },
  )
})
