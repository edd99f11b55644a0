import { describe, expect, it } from 'vitest'
import { currentCatalogue } from '@/estimate'
import { listTitles, textOf } from '@/estimate/texts'
import { type Locale, locales } from '@/routing/locales'
import { findBlocks, indexBlocks } from './block-search'

/** What people type, and the block they mean: words as they are, inflected, begun, with a slip of the finger, or in the other language. */
const searches: Readonly<Record<Locale, readonly (readonly [typed: string, meant: string])[]>> = {
  en: [
    ['login', 'acc.email'],
    ['log in', 'acc.email'],
    ['registration', 'acc.email'],
    ['sign in with google', 'acc.social'],
    ['facebook', 'acc.social'],
    ['passwordless', 'acc.passkey'],
    ['2fa', 'acc.mfa'],
    ['single sign-on', 'acc.sso'],
    ['profiles', 'acc.profile'],
    ['roles', 'acc.rbac-m'],
    ['teams', 'acc.teams'],
    ['payments', 'pay.checkout'],
    ['paymnet', 'pay.checkout'],
    ['stripe', 'pay.checkout'],
    ['subscription', 'pay.subs'],
    ['subscripton', 'pay.subs'],
    ['billing', 'pay.subs'],
    ['invoices', 'shop.invoice'],
    ['refunds', 'shop.orders'],
    ['push notif', 'com.push'],
    ['notifcations', 'com.push'],
    ['chat', 'com.chat-s'],
    ['messages', 'com.chat-s'],
    ['video calls', 'com.video'],
    ['emails', 'com.email'],
    ['sms', 'com.sms'],
    ['telegram', 'com.tgbot'],
    ['shop', 'shop.catalog'],
    ['basket', 'shop.cart'],
    ['deliver', 'shop.delivery'],
    ['shiping', 'shop.delivery'],
    ['promo codes', 'shop.promo'],
    ['discount', 'shop.promo'],
    ['marketplace', 'mkt.listings'],
    ['payouts to sellers', 'pay.split'],
    ['appointments', 'book.booking'],
    ['bookng', 'book.booking'],
    ['google calendar', 'cal.sync'],
    ['map', 'map.view'],
    ['live tracking', 'map.live'],
    ['admin panel', 'adm.panel-s'],
    ['dashbord', 'adm.dash'],
    ['charts', 'adm.dash'],
    ['reports', 'adm.reports'],
    ['audit', 'adm.audit'],
    ['moderating', 'adm.moderation'],
    ['crm', 'int.crm'],
    ['public api', 'int.public'],
    ['chatbot', 'ai.rag'],
    ['knowledge base', 'ai.rag'],
    ['recommendations', 'ai.recs'],
    ['gdpr', 'sec.gdpr'],
    ['cookies', 'sec.gdpr'],
    ['accessibility', 'sec.wcag'],
    ['offline', 'mob.offline'],
    ['face id', 'mob.bio'],
    ['barcodes', 'mob.scan'],
    ['blog', 'cnt.blog'],
    ['translations', 'cnt.lang'],
    ['serch', 'cnt.search-s'],
    ['export to excel', 'cnt.export'],
    ['uploading files', 'cnt.upload'],
    ['reviews', 'cnt.reviews'],
    ['landing', 'mk.landing'],
    ['pages', 'mk.page'],
    ['dark theme', 'ux.dark'],
    ['оплата', 'pay.checkout'],
    ['реєстрація', 'acc.email'],
  ],
  uk: [
    ['логін', 'acc.email'],
    ['реєстрацію', 'acc.email'],
    ['реєстарція', 'acc.email'],
    ['вхід через гугл', 'acc.social'],
    ['вхід без пароля', 'acc.passkey'],
    ['двофакторної', 'acc.mfa'],
    ['особистий кабінет', 'acc.profile'],
    ['ролі', 'acc.rbac-m'],
    ['оплату', 'pay.checkout'],
    ['платежі', 'pay.checkout'],
    ['оплата карткою', 'pay.checkout'],
    ['підписки', 'pay.subs'],
    ['підпсика', 'pay.subs'],
    ['рахунків', 'shop.invoice'],
    ['повернення коштів', 'shop.orders'],
    ['сповіщеннями', 'com.push'],
    ['пуші', 'com.push'],
    ['чат', 'com.chat-s'],
    ['чатик', 'com.chat-s'],
    ['листуватися', 'com.chat-s'],
    ['відеодзвінок', 'com.video'],
    ['листи', 'com.email'],
    ['смс', 'com.sms'],
    ['телеграм-бота', 'com.tgbot'],
    ['магазин', 'shop.catalog'],
    ['кошиком', 'shop.cart'],
    ['доставку', 'shop.delivery'],
    ['досавка', 'shop.delivery'],
    ['нова пошта', 'shop.delivery'],
    ['знижки', 'shop.promo'],
    ['промокодів', 'shop.promo'],
    ['маркетплейс', 'mkt.listings'],
    ['бронюв', 'book.booking'],
    ['запис на прийом', 'book.booking'],
    ['календарем', 'cal.sync'],
    ['карта', 'map.view'],
    ['відстеження курʼєра', 'map.live'],
    ['адмінку', 'adm.panel-s'],
    ['дашборди', 'adm.dash'],
    ['графіки', 'adm.dash'],
    ['звітів', 'adm.reports'],
    ['журнал дій', 'adm.audit'],
    ['модерацію', 'adm.moderation'],
    ['црм', 'int.crm'],
    ['чат-бот', 'ai.rag'],
    ['база знань', 'ai.rag'],
    ['рекомендації', 'ai.recs'],
    ['доступності', 'sec.wcag'],
    ['офлайн', 'mob.offline'],
    ['без інтернету', 'mob.offline'],
    ['відбитком пальця', 'mob.bio'],
    ['штрихкод', 'mob.scan'],
    ['блогу', 'cnt.blog'],
    ['переклади', 'cnt.lang'],
    ['двома мовами', 'cnt.lang'],
    ['пошуку', 'cnt.search-s'],
    ['експорт в ексель', 'cnt.export'],
    ['завантаження файлів', 'cnt.upload'],
    ['відгуками', 'cnt.reviews'],
    ['лендинг', 'mk.landing'],
    ['сторінок', 'mk.page'],
    ['темну тему', 'ux.dark'],
    ['погоджень', 'core.flow'],
    ['login', 'acc.email'],
    ['delivery', 'shop.delivery'],
  ],
}

const indexOf = (locale: Locale) =>
  indexBlocks(
    currentCatalogue.blocks.map(({ id }) => {
      const { gloss, summary, tags } = textOf(id, locale)
      return { id, name: listTitles[locale][id] ?? '', beside: [gloss, summary, ...tags].join(' ') }
    }),
  )

describe.each(locales)('finding blocks (%s)', (locale) => {
  const index = indexOf(locale)

  it('finds what is meant among the first three', () => {
    const missed = searches[locale].flatMap(([typed, meant]) => {
      const found = findBlocks(index, typed) ?? []
      return found.slice(0, 3).includes(meant) ? [] : [`${typed}: ${found.slice(0, 6).join(' ')}, not ${meant}`]
    })
    expect(missed).toEqual([])
  })

  it('finds few blocks by one word of them', () => {
    const many = searches[locale].flatMap(([typed]) => ((findBlocks(index, typed)?.length ?? 0) > 12 ? [typed] : []))
    expect(many).toEqual([])
  })

  it('finds nothing by what nothing is called, and everything without a word', () => {
    expect(findBlocks(index, 'xqzwv')).toEqual([])
    expect(findBlocks(index, ' – ')).toBeNull()
  })
})
