import { describe, expect, it } from 'vitest'
import { matches, rootOf, wordsIn } from './block-search'

const find = (searchText: string, text: string) => matches(text, wordsIn(searchText).map(rootOf))

describe('finding blocks', () => {
  it.each([
    ['login', 'Email and password sign-in login register'],
    ['payments', 'One-off payments (hosted checkout)'],
    ['push notif', 'Push notifications'],
    ['доставку', 'Інтеграція служби доставки'],
    ['платежі', 'Разові платежі (готова сторінка оплати)'],
    ['памʼять', 'пам’ять'],
  ])('“%s” finds “%s”', (searchText, text) => expect(find(searchText, text)).toBe(true))

  it('needs every word', () => expect(find('push chat', 'Push notifications')).toBe(false))
})
