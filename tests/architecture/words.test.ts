import { describe, expect, it } from 'vitest'
import { locales } from '@/routing/locales'
import { bannedWords, findBannedWords } from '../support/house-words'

describe('a word that is not used', () => {
  it.each(locales)('has something to be written instead, and a reason (%s)', (locale) => {
    for (const { instead, reason } of bannedWords[locale]) {
      expect(instead.length).toBeGreaterThan(1)
      expect(reason).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  it.each([
    ['en', 'Send us an e-mail and we organise the hand-over.', 3],
    ['en', 'The catalogue stands below; write a letter by 5 March.', 4],
    ['en', 'We organize the setup. The sum of the squares, a capital letter and data is fine.', 0],
    ['uk', 'Мобільний додаток приймає участь у нашому проекті', 3],
    ['uk', 'Сфери Додатка III і додаток до договору, проєктор, довірливо, збігатися', 0],
    ['uk', 'Дедлайн блоку — до релізу', 3],
  ] as const)('is found (%s): %s', (locale, text, times) => {
    expect(findBannedWords(text, locale)).toHaveLength(times)
  })
})
