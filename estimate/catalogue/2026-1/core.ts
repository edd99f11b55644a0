import type { Catalogue } from '../types'

/** What a product cannot do without: no deadline puts it off. It decides what is proposed, and no figure. */
export const core: Catalogue['core'] = {
  always: ['core.*', 'acc.email', 'acc.passkey', 'acc.social', 'acc.sso'],
  shop: ['shop.catalog', 'shop.cart', 'shop.orders', 'pay.checkout'],
  marketplace: ['mkt.listings', 'pay.split', 'pay.checkout', 'cnt.search-s', 'cnt.search-m'],
  saas: ['acc.teams', 'pay.subs'],
  ai: ['ai.*'],
  site: ['mk.*', 'cnt.cms'],
  internal: ['adm.*', 'acc.rbac-s', 'acc.rbac-m', 'acc.rbac-l'],
  mobile: ['mob.*'],
}
