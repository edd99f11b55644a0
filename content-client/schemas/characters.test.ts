import { describe, expect, it } from 'vitest'
import { withoutInvisible } from './characters'

describe('what nobody sees', () => {
  it.each([
    ['від\u00ADповідь\u200B', 'відповідь'],
    ['\uFEFFTitle', 'Title'],
    ['+380\u202A44\u202C 000', '+38044 000'],
    ['a\u200Db\u200Cc', 'abc'],
    ['One\u2028two\vthree\r\nfour\rfive', 'One\ntwo\nthree\nfour\nfive'],
    ['a\u2060b\u034F', 'ab'],
  ])('is taken out of %j', (text, expected) => {
    expect(withoutInvisible(text)).toBe(expected)
  })

  it.each([
    '👩‍💻 👨‍👩‍👧‍👦 ❤️‍🔥 👩🏽‍💻 ☎️ 1️⃣',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'می‌خواهم',
    '10\u00A0000\u202F€',
    'a\tb\nc',
    'Пʼять',
  ])('is left where it is part of a sign, of a word or of a number: %j', (text) => {
    expect(withoutInvisible(text)).toBe(text)
  })
})
