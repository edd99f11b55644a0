import { describe, expect, it } from 'vitest'
import { locales } from '@/routing/locales'
import { actsAfter, converse, slipAfter, slipOf } from '@/tests/support/barista'
import { priceOfOrder } from './line'
import { menu } from './menu'
import { formatPrice, languageOf, speak, voices } from './speak'
import { startConversation } from './state'
import { takeTurn } from './take-turn'

const order = 'раф на вівсяному і круасан'

describe('an order', () => {
  it('is read back with every price before it is sent', () => {
    const { acts, state } = converse(`${order} | це все`)
    expect(acts.map(({ act }) => act)).toEqual(['readBack'])
    expect(speak(acts, state, 'uk', 'UAH')).toBe(
      'Зачитую. Раф, на вівсяному молоці\u00A0— 130\u00A0₴. Круасан\u00A0— 70\u00A0₴. Разом 200\u00A0₴. Усе правильно?',
    )
    expect(state.sent).toBeNull()
  })

  it('is sent only after a clear yes', () => {
    expect(converse(`${order} | це все | хм`).state.sent).toBeNull()
    expect(converse(`${order} | так | так`).state.sent).toBeNull()
    expect(converse(`${order} | це все | так`).state.sent).toBe(214)
  })

  it('is read back again after a correction', () => {
    expect(actsAfter(`${order} | це все | ні, краще на мигдальному`)).toEqual(['changed', 'readBack'])
    expect(actsAfter(`${order} | це все | ні`)).toEqual(['askChange'])
  })

  it('lacks no size when it is read back, and has one question at a time', () => {
    expect(actsAfter('лате і чай, це все')).toEqual(['added', 'askSize'])
    expect(actsAfter('лате і чай, це все | велике')).toEqual(['added', 'askSize'])
    expect(actsAfter('лате і чай, це все | велике | середній')).toEqual(['added', 'readBack'])
  })

  it('of many cups goes to a person', () => {
    expect(actsAfter('30 капучино')).toEqual(['person'])
    expect(actsAfter('fifty lattes')).toEqual(['person'])
  })

  it('cannot be empty', () => {
    expect(actsAfter('це все')).toEqual(['nothingYet'])
  })

  it('costs what its lines cost, in either currency', () => {
    const { lines } = converse('2 великі лате на вівсяному з ваніллю і еспресо').state
    expect(priceOfOrder(lines, 'UAH')).toBe(2 * (110 + 20 + 15) + 55)
    expect(priceOfOrder(lines, 'USD')).toBeCloseTo(2 * (5.1 + 0.9 + 0.7) + 2.8)
    expect(['en', 'uk'].map((locale) => formatPrice(4.5, 'USD', locale as 'en' | 'uk'))).toEqual(['$4.50', '4,50\u00A0$'])
  })
})

describe('“my usual”', () => {
  const consented = `${order} | це все | так | так, запамʼятайте`

  it('is known only after a separate yes', () => {
    expect(actsAfter('мені як завжди')).toEqual(['noUsual'])
    expect(actsAfter(`${order} | це все | так`)).toEqual(['sent', 'askConsent'])
    expect(actsAfter(`${order} | це все | так | ні, дякую | як завжди`)).toEqual(['noUsual'])
    expect(slipAfter(`${consented} | як завжди`)).toBe('raf oat, croissant')
  })

  it('may be changed in the same breath', () => {
    expect(slipAfter(`${consented} | як завжди, тільки без кофеїну`)).toBe('raf oat decaf, croissant')
    expect(slipAfter(`${consented} | my usual, but decaf`)).toBe('raf oat decaf, croissant')
  })

  it('is forgotten on request', () => {
    expect(actsAfter(`${consented} | забудь моє звичне`)).toEqual(['forgotten'])
    expect(actsAfter(`${consented} | forget my usual | my usual`)).toEqual(['noUsual'])
  })
})

describe('a person', () => {
  it.each(['людина', 'покличте когось', 'I want to speak to a human', 'це скарга', 'мені потрібен менеджер'])(
    'is called by «%s»',
    (said) => {
      expect(actsAfter(said)).toEqual(['person'])
      expect(converse(said).state.handedOver).toBe(true)
    },
  )

  it('is called after two misunderstandings in a row, not after one', () => {
    expect(actsAfter('йцукен фівапр')).not.toContain('person')
    expect(actsAfter('йцукен фівапр | олджє ячсмі')).toContain('person')
    expect(actsAfter('йцукен фівапр | раф | олджє ячсмі')).not.toContain('person')
  })

  it('may be called while the order is confirmed, and what is named then is not ordered again', () => {
    const { acts, state } = converse('раф, батончик | все | Так. Але хай хтось гляне на той батончик')
    expect(acts.map(({ act }) => act)).toEqual(['sent', 'askConsent', 'person'])
    expect(slipOf(state)).toBe('raf, oat-bar')
  })
})

describe('the assistant', () => {
  it('answers the same words in the same state with the same words', () => {
    expect(converse(order)).toEqual(converse(order))
  })

  it.each(locales)('understands everything it suggests (%s)', (locale) => {
    const talks = [order, `${order} | це все`, `${order} | це все | ні`, `${order} | це все | так`, 'каву', 'сироп', 'лате', 'є круасани?']
    const states = [startConversation(), ...talks.map((talk) => converse(talk).state)]
    const misread = states.flatMap((state) =>
      voices[locale].suggest(state).filter((said) => takeTurn(state, said).acts.some(({ act }) => ['lost', 'notSold'].includes(act))),
    )
    expect(misread).toEqual([])
  })

  it('has a word for everything on the menu, in both languages', () => {
    const lines = Object.keys(menu).map((item, id) => ({
      id,
      item: item as keyof typeof menu,
      quantity: 1,
      size: null,
      milk: null,
      extras: [],
      decaf: false,
    }))
    for (const locale of locales)
      expect(lines.map((line) => voices[locale].title(line)).filter((title) => !/\p{L}{3}/u.test(title))).toEqual([])
  })

  it('answers in the language it is spoken to', () => {
    expect(['Дайте flat white, будь ласка', 'a raf', '2', '???'].map((said) => languageOf(said, 'en'))).toEqual(['uk', 'en', 'en', 'en'])
  })

  it('survives anything', () => {
    for (const said of ['', '   ', '!!!', '<b>латте</b>', '🙂', '1', '999 капучино', 'ні ні ні', 'без без', 'замість', 'а'.repeat(400)]) {
      expect(() => converse(`${said} | ${said}`)).not.toThrow()
    }
  })
})
