import { describe, expect, it } from 'vitest'
import { parsePage } from '../support/html'
import { pages } from '../support/pages'
import { readTexts } from '../support/read-texts'
import { findMistakes, typography } from '../support/ukrainian'

const mistakesIn = (html: string) =>
  readTexts(parsePage(`<html lang="uk"><body>${html}</body></html>`), 'uk').flatMap((text) => findMistakes(text, typography))

describe('reading a Ukrainian page', () => {
  it.each([
    ['<p>Сайт "Зернолан"</p>', 'straight'],
    ['<p>Сайт “Зернолан”</p>', 'English quotation'],
    ["<p>Пам'ять</p>", 'apostrophe'],
    ['<p>Памʼять і здоров’я</p>', 'apostrophe'],
    ['<p>Працюємо в Києві</p>', 'one letter'],
    ['<p>Оцінка — це діапазон</p>', 'dash'],
    ['<p>Ціна 2 800\u00A0$</p>', 'number'],
    ['<p>Знижка 10 %</p>', 'number'],
  ])('finds the mistake planted in %s', (html, name) => {
    expect(mistakesIn(html)).toContainEqual(expect.stringContaining(name))
  })

  it.each([
    '<p>Працюємо в\u00A0Києві\u00A0— з\u00A02018\u00A0року, ціна 2\u00A0800\u00A0$, «„так“ і\u00A0край»</p>',
    '<p>Команда <code>say "yes"</code> і\u00A0<span lang="en">the “quoted” words</span></p>',
  ])('finds nothing in %s', (html) => {
    expect(mistakesIn(html)).toEqual([])
  })
})

describe('every Ukrainian page', () => {
  const own = pages.filter(({ locale }) => locale === 'uk')

  it('is typeset as a Ukrainian editor would set it', () => {
    expect(own.length).toBeGreaterThan(30)
    const mistakes = own.flatMap(({ address, texts }) =>
      texts.flatMap((text) => findMistakes(text, typography).map((mistake) => `${address}: ${mistake}`)),
    )
    expect([...new Set(mistakes)]).toEqual([])
  })
})
