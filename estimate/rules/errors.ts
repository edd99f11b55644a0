import { hasMobile } from '../engine/technologies'
import { add, aiIds, each, exclusive, fix, rule, set, some, swap, without } from './finding'

const signIn = ['acc.email', 'acc.social', 'acc.passkey', 'acc.sso']

/** Errors: choices that cannot be built together (model C2.3). */
export const errorRules = [
  rule(
    'typeMobile',
    'error',
    ({ input }) =>
      input.type === 'mobile' && !hasMobile(input) && [fix(['mobile'], set({ platforms: [...input.platforms, 'ios', 'android'] }))],
  ),
  rule(
    'mobileTechnology',
    'error',
    (facts) => hasMobile(facts.input) && facts.tech.has('mob-none') && [fix(['mob-none'], without(facts, 'mob-none'))],
  ),
  rule(
    'mobileWithoutStores',
    'error',
    (facts) => !hasMobile(facts.input) && each(facts.tech, ['reactnative', 'flutter', 'native'], (id) => fix([id], without(facts, id))),
  ),
  rule('frontMissing', 'error', (facts) => {
    if (!facts.tech.has('fe-none')) return false
    const seen = [...facts.ids].filter((id) => /^(?:mk|seo|ux)\./.test(id))
    return (facts.input.platforms.includes('web') || seen.length > 0) && [fix(['fe-none', ...seen], without(facts, 'fe-none'))]
  }),
  rule(
    'baasRegulated',
    'error',
    (facts) => facts.tech.has('baas') && facts.ids.has('sec.comply') && [fix(['baas', 'sec.comply'], without(facts, 'baas', 'firestore'))],
  ),
  rule(
    'baasOnPremises',
    'error',
    (facts) => facts.tech.has('baas') && facts.tech.has('onprem') && [fix(['baas', 'onprem'], without(facts, 'onprem'))],
  ),
  rule(
    'firestore',
    'error',
    (facts) => facts.tech.has('firestore') && !facts.tech.has('baas') && [fix(['firestore'], without(facts, 'firestore'))],
  ),
  rule(
    'pgvector',
    'error',
    (facts) => facts.tech.has('pgvector') && !facts.tech.has('postgres') && [fix(['pgvector'], swap(facts, ['pgvector'], ['qdrant']))],
  ),
  rule(
    'storePurchases',
    'error',
    ({ input, ids }) => ids.has('pay.iap') && !hasMobile(input) && [fix(['pay.iap'], { remove: ['pay.iap'] })],
  ),
  rule(
    'mobileBlocks',
    'error',
    ({ input, ids }) => !hasMobile(input) && each(ids, ['mob.bio', 'mob.device'], (id) => fix([id], { remove: [id] })),
  ),
  rule(
    'mobileOrInstallable',
    'error',
    ({ input, ids }) =>
      !hasMobile(input) &&
      !ids.has('web.pwa') &&
      each(ids, ['mob.offline', 'mob.scan'], (id) => fix([id], input.platforms.includes('web') ? add('web.pwa') : { remove: [id] })),
  ),
  rule(
    'modelMissing',
    'error',
    (facts) => facts.tech.has('ai-none') && each(facts.ids, aiIds(facts), (id) => fix([id], without(facts, 'ai-none'))).slice(0, 1),
  ),
  rule(
    'splitWithoutSellers',
    'error',
    ({ ids }) => ids.has('pay.split') && !some(ids, ['mkt.listings', 'book.booking']) && [fix(['pay.split'], add('mkt.listings'))],
  ),
  rule(
    'subscriptionsWithoutSignIn',
    'error',
    ({ ids }) => ids.has('pay.subs') && !some(ids, signIn) && [fix(['pay.subs'], add('acc.email'))],
  ),
  ...exclusive('roles', ['acc.rbac-s', 'acc.rbac-m', 'acc.rbac-l']),
  ...exclusive('search', ['cnt.search-s', 'cnt.search-m']),
  ...exclusive('chat', ['com.chat-s', 'com.chat-m']),
  ...exclusive('panel', ['adm.panel-s', 'adm.panel-m']),
]
