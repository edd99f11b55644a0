import { describe, expect, it } from 'vitest'
import { isFromContact } from './same-contact'

const email = { contactKind: 'email', contact: 'Marta.K@Example.org' } as const
const phone = { contactKind: 'phone', contact: '067 123-45-67' } as const
const telegram = { contactKind: 'telegram', contact: 'https://t.me/Marta_K' } as const

describe('the messages of a person', () => {
  it('are found by an e-mail address in small or capital letters', () => {
    expect(isFromContact(email, ' marta.k@example.ORG')).toBe(true)
    expect(isFromContact(email, 'marta@example.org')).toBe(false)
  })

  it('are found by a phone number however it is dialled', () => {
    const ways = ['0671234567', '+380 67 123 45 67', '380671234567', '00380 (67) 123-45-67']
    expect(ways.filter((way) => !isFromContact(phone, way))).toEqual([])
    expect(['+380671234568', '1234567', 'marta', ''].filter((way) => isFromContact(phone, way))).toEqual([])
  })

  it('are found by a Telegram name with and without its sign', () => {
    const ways = ['@marta_k', 'marta_k', 't.me/marta_k', 'https://t.me/MARTA_K']
    expect(ways.filter((way) => !isFromContact(telegram, way))).toEqual([])
    expect(isFromContact(telegram, 'marta')).toBe(false)
  })
})
