import { addWhole, fix, rule, some } from './finding'

const signIn = ['acc.email', 'acc.social', 'acc.passkey', 'acc.sso']
const office = ['adm.panel-s', 'adm.panel-m']

/** What a product with one of some blocks (`besides` one of some others) also needs: any one of others. The first of them is proposed. */
type Need = { when: readonly string[]; besides?: readonly string[]; oneOf: readonly string[] }

const needs = {
  orderOffice: { when: ['shop.orders', 'shop.cart'], oneOf: office },
  orderSignIn: { when: ['shop.orders', 'shop.cart'], oneOf: signIn },
  bookingOffice: { when: ['book.booking'], oneOf: [...office, 'cal.sync'] },
  listingModeration: { when: ['mkt.listings'], oneOf: ['adm.moderation'] },
  confirmations: {
    when: ['shop.orders', 'shop.cart', 'book.booking', 'pay.checkout', 'pay.subs'],
    oneOf: ['com.email', 'com.sms', 'com.push', 'com.tgbot'],
  },
  somethingToPay: {
    when: ['pay.checkout'],
    oneOf: ['shop.orders', 'shop.cart', 'book.booking', 'mkt.listings', 'pay.subs', 'core.entity', 'core.flow', 'core.screen'],
  },
  // Both stores refuse an app whose accounts can't be deleted in it. Phones imply `mob.store`.
  storeAccounts: { when: signIn, besides: ['mob.store'], oneOf: ['sec.gdpr'] },
  loyaltySignIn: { when: ['shop.promo'], oneOf: signIn },
  loyaltyProfile: { when: ['shop.promo'], oneOf: ['acc.profile'] },
  subscriptionProfile: { when: ['pay.subs'], oneOf: ['acc.profile', 'acc.teams'] },
  roleOffice: { when: ['acc.rbac-s', 'acc.rbac-m', 'acc.rbac-l'], oneOf: [...office, 'acc.teams', 'core.entity', 'core.screen'] },
} as const satisfies Record<string, Need>

export type NeedId = keyof typeof needs

const all: readonly (readonly [string, Need])[] = Object.entries(needs)

/** Warnings that a price lacks what such products need. */
export const needRules = all.map(
  ([
    id,
    {
      when,
      besides = when,
      oneOf: [first = '', ...others],
    },
  ]) =>
    rule(
      `needs.${id as NeedId}` as const,
      'warn',
      (facts) =>
        some(facts.ids, when) &&
        some(facts.ids, besides) &&
        !some(facts.ids, [first, ...others]) && [
          fix(
            when.filter((each) => facts.ids.has(each)),
            addWhole(facts, first),
          ),
        ],
    ),
)
