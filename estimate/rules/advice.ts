import { hasMobile } from '../engine/technologies'
import { add, addWhole, aiIds, each, fix, rule, set, some, without } from './finding'

const personal = [
  'acc.email',
  'acc.social',
  'acc.profile',
  'acc.teams',
  'shop.orders',
  'book.booking',
  'mkt.listings',
  'com.chat-s',
  'com.chat-m',
]

/** Warnings and notes about choices that are possible but risky or expensive (model C2.3). */
export const adviceRules = [
  rule(
    'cartWithoutPayment',
    'warn',
    ({ ids }) => ids.has('shop.cart') && !ids.has('pay.checkout') && [fix(['shop.cart'], add('pay.checkout'))],
  ),
  rule(
    'chatOnTemplates',
    'warn',
    (facts) =>
      facts.tech.has('templates') &&
      each(facts.ids, ['com.chat-s', 'com.chat-m'], (id) => fix([id, 'templates'], without(facts, 'templates'))),
  ),
  rule(
    'reportsOnMongo',
    'warn',
    (facts) => facts.tech.has('mongo') && facts.ids.has('adm.reports') && [fix(['adm.reports', 'mongo'], without(facts, 'mongo'))],
  ),
  rule('ssoWithoutTeams', 'warn', ({ ids }) => ids.has('acc.sso') && !ids.has('acc.teams') && [fix(['acc.sso'], add('acc.teams'))]),
  rule(
    'trackingWithoutMobile',
    'warn',
    ({ input, ids }) =>
      ids.has('map.live') && !hasMobile(input) && [fix(['map.live'], set({ platforms: [...input.platforms, 'ios', 'android'] }))],
  ),
  rule(
    'searchOnBaas',
    'warn',
    (facts) =>
      facts.tech.has('baas') &&
      facts.ids.has('cnt.search-m') && [
        fix(['cnt.search-m', 'baas'], { remove: ['cnt.search-m'], add: [{ id: 'cnt.search-s', quantity: 1 }] }),
      ],
  ),
  rule('aiWithoutChecks', 'warn', (facts) => aiIds(facts).length > 0 && !facts.ids.has('ai.eval') && [fix(aiIds(facts), add('ai.eval'))]),
  rule(
    'openModel',
    'warn',
    (facts) => facts.tech.has('open') && aiIds(facts).length > 0 && !facts.ids.has('ai.selfhost') && [fix(['open'], add('ai.selfhost'))],
  ),
  rule(
    'personalData',
    'warn',
    ({ ids }) =>
      some(ids, personal) &&
      !ids.has('sec.gdpr') && [
        fix(
          personal.filter((id) => ids.has(id)),
          add('sec.gdpr'),
        ),
      ],
  ),
  rule(
    'criticalUnprotected',
    'warn',
    ({ input, ids }) =>
      input.quality === 'critical' && ['sec.harden', 'sec.load'].filter((id) => !ids.has(id)).map((id) => fix([id], add(id))),
  ),
  rule('requires', 'warn', (facts) =>
    facts.blocks.flatMap(({ id, requires }) =>
      requires.filter((list) => !some(facts.ids, list)).map((list) => fix([id, ...list], addWhole(facts, list[0] ?? id))),
    ),
  ),

  rule(
    'contentService',
    'info',
    ({ tech, ids }) =>
      tech.has('strapi') &&
      !some(ids, ['cnt.cms', 'cnt.blog', 'adm.panel-s']) && [
        fix(['strapi'], ids.has('adm.panel-m') ? { remove: ['adm.panel-m'], add: [{ id: 'adm.panel-s', quantity: 1 }] } : add('cnt.cms')),
      ],
  ),
  rule(
    'nativeTwice',
    'info',
    (facts) =>
      facts.tech.has('native') &&
      facts.input.platforms.includes('ios') &&
      facts.input.platforms.includes('android') && [fix(['native'], without(facts, 'native'))],
  ),
  rule('telegramOnly', 'info', ({ input, ids }) => {
    const unseen = [...ids].filter((id) => /^(?:mk|seo|web)\./.test(id))
    return input.platforms.join() === 'telegram' && unseen.length > 0 && [fix(unseen, { remove: unseen })]
  }),
]
