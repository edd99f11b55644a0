import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { version20261 } from '../catalogue/2026-1'
import { describeProject } from './describe'
import { english } from './words-en'
import { ukrainian } from './words-uk'

const today = '2026-11-23'

/** A sentence, and exactly what is read from it: type; platforms; blocks; refused blocks after a minus. */
const sentences: readonly [sentence: string, read: string][] = [
  ['An online shop with delivery and card payments', 'shop; web; shop.delivery pay.checkout;'],
  ['Marketplace where sellers post listings, with reviews and payouts', 'marketplace; ; mkt.listings cnt.reviews pay.split;'],
  ['A SaaS with subscriptions, teams and a dashboard', 'saas; ; pay.subs acc.teams adm.dash;'],
  ['Company website with 8 pages, a blog and two languages', 'site; web; mk.page*8 cnt.blog cnt.lang;'],
  ['A landing page with animation', 'site; web; mk.landing ux.motion;'],
  ['Mobile app with push notifications and group chat', 'mobile; ios android; com.push com.chat-m;'],
  ['iOS app with Face ID that works offline', 'mobile; ios; mob.bio mob.offline;'],
  ['A shop, no accounts needed', 'shop; ; ; -acc.email'],
  ['We don’t need login. Payments by card', '; ; pay.checkout; -acc.email'],
  ['Accounts are not needed, but a blog', '; ; cnt.blog; -acc.email'],
  ['CRM for lawyers', 'internal; ; ;'],
  ['A shop that sends orders to our CRM', 'shop; ; int.crm;'],
  ['SaaS with Stripe subs', 'saas; ; pay.subs;'],
  ['Site in Ukrainian, English and Polish', 'site; web; cnt.lang*2;'],
  ['Android only, no iOS, with live tracking on a map', '; android; map.live;'],
  ['A knowledge assistant that answers questions from our documents', 'ai; ; ai.rag;'],
  ['Internal tool for approvals with roles, an audit log and CRM integration', 'internal; ; core.flow acc.rbac-m adm.audit int.crm;'],
  ['Online store, no payments', 'shop; web; ; -pay.checkout'],
  ['A site without a blog, with search', 'site; web; cnt.search-s; -cnt.blog'],
  ['Booking app without registration and chat', '; ; book.booking; -acc.email -com.chat-s'],
  ['Customer portal; payments are not needed', 'webapp; web; ; -pay.checkout'],
  ['We do not need push notifications, but email notifications', '; ; com.email; -com.push'],
  ['Not only a website but also a Telegram bot', 'site; web telegram; com.tgbot;'],
  ['Passwordless sign in with Google', '; ; acc.passkey acc.social;'],
  ['Video consultations with appointments and Google Calendar', '; ; com.video book.booking cal.sync;'],
  ['Web app with file upload, export to Excel and a public API', 'webapp; web; cnt.upload cnt.export int.public;'],
  ['Recognise photos of receipts', '; ; ai.vision;'],
  ['Something nice for my aunt', '; ; ;'],
  ['No chat. Chat would distract people', '; ; ; -com.chat-s'],
  ['Website, bilingual, GDPR consent, accessible', 'site; web; cnt.lang sec.gdpr sec.wcag;'],
  ['Інтернет-магазин із доставкою Новою поштою та оплатою карткою', 'shop; web; shop.delivery pay.checkout;'],
  ['Маркетплейс, де продавці публікують оголошення, з відгуками', 'marketplace; ; mkt.listings cnt.reviews;'],
  ['Сайт компанії на 10 сторінок двома мовами з блогом', 'site; web; mk.page*10 cnt.lang cnt.blog;'],
  ['Корпоративний сайт трьома мовами', 'site; web; cnt.lang*2;'],
  ['Мобільний застосунок із чатом і пуш-сповіщеннями', 'mobile; ios android; com.chat-s com.push;'],
  ['Мобільний додаток для бронювання столиків', 'mobile; ios android; book.booking;'],
  ['Магазин без оплати', 'shop; ; ; -pay.checkout'],
  ['Сайт без блогу, але з пошуком', 'site; web; cnt.search-s; -cnt.blog'],
  ['Застосунок без реєстрації, чату й відгуків', '; ; ; -acc.email -com.chat-s -cnt.reviews'],
  ['Оплата не потрібна, потрібен каталог', '; ; shop.catalog; -pay.checkout'],
  ['Чат поки не потрібен', '; ; ; -com.chat-s'],
  ['Нам не потрібен вхід, потрібна оплата', '; ; pay.checkout; -acc.email'],
  ['Сайт, вхід не потрібен, оплата карткою', 'site; web; pay.checkout; -acc.email'],
  ['CRM для юристів', 'internal; ; ;'],
  ['Сайт українською, англійською, німецькою та польською', 'site; web; cnt.lang*3;'],
  ['Працює без інтернету, сканує штрихкоди', '; ; mob.offline mob.scan;'],
  ['Вхід без пароля та двофакторна автентифікація', '; ; acc.passkey acc.mfa;'],
  ['Телеграм-бот для запису на манікюр', '; telegram; com.tgbot book.booking;'],
  ['Бот у Telegram з оплатою через LiqPay', '; telegram; com.tgbot pay.checkout;'],
  ['Внутрішня система з ролями, журналом дій та інтеграцією з CRM', 'internal; ; acc.rbac-m adm.audit int.crm;'],
  ['ШІ-асистент, що відповідає на запитання за нашими документами', 'ai; ; ai.rag;'],
  ['Сервіс за підпискою з особистим кабінетом і дашбордом', 'saas; ; acc.profile adm.dash;'],
  ['Програма лояльності, промокоди й кошик', '; ; shop.promo shop.cart;'],
  ['Відстеження курʼєрів на карті', '; ; map.live;'],
  ['Адмінка з модерацією, звітами та експортом в Excel', '; ; adm.panel-s adm.moderation adm.reports cnt.export;'],
  ['Не лише сайт, а й застосунок для iPhone', 'site; web ios; ;'],
  ['Треба онлайн-магазин and a Telegram bot', 'shop; web telegram; com.tgbot;'],
  ['Відеодзвінки з лікарем, медичні дані', '; ; com.video sec.comply;'],
  ['Хочу щось гарне', '; ; ;'],
  ['Курси у вебі за передплатою, із ШІ-помічником', 'ai; web; pay.subs ai.rag;'],
  ['Courses on the web with subscriptions', '; web; pay.subs;'],
  ['Розпізнавання документів і темна тема', '; ; ai.vision ux.dark;'],
]

function summary(sentence: string): string {
  const { type, platforms, blocks, refused } = describeProject(sentence, today)
  const list = blocks.map(({ value, quantity }) => (quantity > 1 ? `${value}*${quantity}` : value)).join(' ')
  const no = refused.map(({ value }) => ` -${value}`).join('')
  return `${type?.value ?? ''}; ${platforms.map(({ value }) => value).join(' ')}; ${list};${no}`
}

describe('a project in a sentence', () => {
  it.each(sentences)('%s', (sentence, read) => {
    expect(summary(sentence)).toBe(read)
  })

  it('shows the words that said so', () => {
    const { type, blocks, refused } = describeProject('Інтернет-магазин із «Новою поштою», без відгуків', today)
    expect(type?.words).toBe('Інтернет-магазин')
    expect(blocks.find(({ value }) => value === 'shop.delivery')?.words).toBe('Новою поштою')
    expect(refused[0]).toEqual({ value: 'cnt.reviews', words: 'відгуків' })
  })

  it('reads anything at all without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) =>
        describeProject(text, today).blocks.every(({ quantity }) => quantity > 0),
      ),
    )
  })
})

describe('the word lists', () => {
  const ids = version20261.blocks.map(({ id }) => id)
  const known = ids.filter((id) => !id.startsWith('fnd.') && id !== 'core.screen')

  it.each([['English', english] as const, ['Ukrainian', ukrainian] as const])(
    '%s: know every block a visitor would name',
    (_name, { blocks }) => {
      expect(Object.keys(blocks).sort()).toEqual([...known].sort())
    },
  )

  it('are written as words are compared: small letters, no apostrophes, no hyphens', () => {
    const all = [english, ukrainian].flatMap(({ types, platforms, blocks, unwanted, languages, sizes, ...lists }) => [
      ...[types, platforms, blocks, unwanted, languages, sizes].flatMap((phrases) => Object.values(phrases)),
      ...Object.values(lists),
    ])
    const phrases = all.flatMap((list) => list.split('|'))
    expect(phrases.length).toBeGreaterThan(600)
    expect(phrases.filter((phrase) => !/^[\p{Ll}\p{N}]+\*?(?: [\p{Ll}\p{N}]+\*?)*(?:=\d+)?$/u.test(phrase))).toEqual([])
  })
})
