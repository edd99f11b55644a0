import { describe, expect, it } from 'vitest'
import { typeset, typesetLines } from './typography'

/** No-break spaces shown as "~", so that a reader sees them. */
const ukrainian = (text: string) => typeset(text, 'uk').replaceAll('\u00A0', '~')

describe('Ukrainian texts', () => {
  it('get the Ukrainian apostrophe, whichever one was typed', () => {
    expect(ukrainian("П'ять об’єктів, пʼятниця")).toBe('Пʼять обʼєктів, пʼятниця')
  })

  it('keep quotation marks and apostrophes of other languages', () => {
    expect(ukrainian("функція it's 'так' і O'Neil")).toBe("функція it's 'так' і~O'Neil")
  })

  it('never leave a one-letter word at the end of a line', () => {
    expect(ukrainian('Ми в Києві й у Львові')).toBe('Ми в~Києві й~у~Львові')
    expect(ukrainian('В місті (з нами) «а хто?»')).toBe('В~місті (з~нами) «а~хто?»')
    expect(ukrainian('слово і\nдалі')).toBe('слово і~далі')
    expect(ukrainian('разом із ')).toBe('разом із ')
    expect(ukrainian('разом і ')).toBe('разом і~')
  })

  it('do not take the end of a word for a word', () => {
    expect(ukrainian('мова нова, наша робота')).toBe('мова нова, наша робота')
  })

  it('never begin a line with «б» or «ж»', () => {
    expect(ukrainian('Це зʼясувало б: що ж далі, а не бджола')).toBe('Це зʼясувало~б: що~ж далі, а~не бджола')
  })

  it('never begin a line with a dash', () => {
    expect(ukrainian('Ціна — діапазон\n— і причини')).toBe('Ціна~— діапазон~— і~причини')
    expect(ukrainian('2–3 слова-близнюки')).toBe('2–3~слова-близнюки')
  })

  it('keep a number together with its thousands and with what it counts', () => {
    expect(ukrainian('5 березня 2027 року')).toBe('5~березня 2027~року')
    expect(ukrainian('84 500 $, 40 %, 12 ₴')).toBe('84~500~$, 40~%, 12~₴')
    expect(ukrainian('№ 5, C# 8')).toBe('№~5, C#~8')
    expect(ukrainian('у 2024, потім')).toBe('у~2024, потім')
  })

  it('never end a line with the half of «будь-який» or «ШІ-бариста», of a number with letters, or of a range of percentiles, hours or days', () => {
    const joined = (text: string) => typesetLines(text, 'uk').replaceAll('\u2060', '+')
    expect(joined('Будь-яку модель, будь-коли')).toBe('Будь-+яку модель, будь-+коли')
    expect(joined('ШІ-функції')).toBe('ШІ-+функції')
    expect(joined('P10–P90: тисячі')).toBe('P10–+P90: тисячі')
    expect(joined('до 11-го, 09:00–18:00')).toBe('до 11-+го, 09:00–+18:00')
    expect(joined('16–20 березня, липень–серпень, D-U-N-S')).toBe('16–+20\u00A0березня, липень–+серпень, D-+U-+N-+S')
    expect(joined('№ 2297-VI')).toBe('№\u00A02297-+VI')
    expect(joined('2026-11-25, strapi-4-to-5')).toBe('2026-11-25, strapi-4-to-5')
    expect(joined('побудь- тут, слова-близнюки, ціна\u00A0– діапазон')).toBe('побудь- тут, слова-близнюки, ціна\u00A0– діапазон')
  })

  it('keep «т. д.» and «т. п.» together', () => {
    expect(ukrainian('код і т. д.')).toBe('код і~т.~д.')
    expect(ukrainian('і т.\nп.')).toBe('і~т.~п.')
    expect(ukrainian('фут. після')).toBe('фут. після')
  })
})

describe('English texts', () => {
  it('are kept as they were typed', () => {
    for (const text of ["It's a demo — ten days", 'a b', 'Version 2 Beta']) expect(typeset(text, 'en')).toBe(text)
  })

  it('keep a number together with what it counts, and a range in one piece, where they are shown', () => {
    const joined = (text: string) => typesetLines(text, 'en').replaceAll('\u00A0', '~').replaceAll('\u2060', '+')
    expect(joined('3–4 people, 5 at peak')).toBe('3–+4~people, 5~at peak')
    expect(joined('$60–$140, July–August 2025')).toBe('$60–+$140, July–+August 2025')
    expect(joined('GDPR Art. 6, Art. six')).toBe('GDPR Art.~6, Art. six')
    expect(joined('Version 2 Beta, well-known, a – b')).toBe('Version 2 Beta, well-known, a – b')
  })
})
