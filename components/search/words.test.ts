import { describe, expect, it } from 'vitest'
import { splitWords, toTerm, wordsIn } from './words'

const families = [
  'оцінка оцінки оцінку оцінкою оцінок оцінці',
  'ціна ціни ціну ціною цін ціні',
  'проєкт проєкту проєкти проєктів проєктом проєктами',
  'договір договору договори договорів договорі',
  'послуга послуги послуг послугою послузі',
  'кавʼярня кавʼярні кавʼярню кавʼярень кавʼярнями',
  'розробник розробника розробники розробників розробниками',
  'тиждень тижні тижнів тижня',
  'рік року роки років році',
  'коштує коштувати коштують коштувало',
  'стаття статті статей статтю статтею',
  'застосунок застосунки застосунку застосунків',
  'логістика логістики логістиці логістикою',
  'робота роботи робіт роботу роботою',
  'міграція міграції міграцію міграцією',
  'зберігаємо зберігаєте зберігання зберігати',
  'людина людини людину людей людьми',
  'тест тести тестів тестовий тестового',
  'вартість вартості вартістю',
  'estimate estimates estimated estimating',
  'price prices priced',
  'migration migrate migrating migrations',
]

describe('the forms of a word', () => {
  it.each(families)('are found by each other: %s', (family) => {
    expect(new Set(family.split(' ').map(toTerm)).size).toBe(1)
  })

  it('stay apart from those of other words', () => {
    const words = ['оцінка', 'ціна', 'робота', 'рік', 'код', 'кава', 'кавʼярня', 'тест', 'сайт', 'договір', 'price', 'estimate', 'code']
    expect(new Set(words.map(toTerm)).size).toBe(words.length)
  })

  it('are the same with every apostrophe, in capitals, and with ґ written as г', () => {
    expect(new Set(["кав'ярня", 'кав’ярня', 'кавʼярня', 'КАВʼЯРНЯ'].map(toTerm)).size).toBe(1)
    expect(toTerm('ґрунт')).toBe(toTerm('грунт'))
  })
})

describe('a text', () => {
  it('is cut into its words, apostrophes inside and no-break spaces between', () => {
    expect(wordsIn('«Об’єкт»: у\u00A0кавʼярні, 33 500\u00A0$')).toEqual(['Об’єкт', 'у', 'кавʼярні', '33', '500'])
  })

  it('is put together again as it was', () => {
    const text = '“Ask”, she said: don’t guess.'
    const parts = splitWords(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter(({ isWord }) => isWord).map((part) => part.text)).toEqual(wordsIn(text))
  })
})
