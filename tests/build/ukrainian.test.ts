import { describe, expect, it } from 'vitest'
import { parsePage } from '../support/html'
import { pages } from '../support/pages'
import { findMistakes, readTexts, typography, words } from '../support/ukrainian'

const rules = [...typography, ...words]
const mistakesIn = (html: string) =>
  readTexts(parsePage(`<html lang="uk"><body>${html}</body></html>`)).flatMap((text) => findMistakes(text, rules))

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
    ['<img alt="Мобільний додаток">', 'застосунок'],
    ['<button aria-label="Заказати дзвінок"></button>', 'замовити'],
    ['<p>Приймаємо участь у виставці</p>', 'брати участь'],
    ['<p>Працюємо на\u00A0протязі року</p>', 'протягом'],
    ['<p>Слідуючий крок</p>', 'наступний'],
    ['<p>Дати співпадають</p>', 'збігатися'],
    ['<p>Усе вірно</p>', 'правильно'],
    ['<p>Ціна по запиту</p>', 'за запитом'],
    ['<p>Наш проект</p>', 'проєкт'],
    ['<p>Термін дії ключа</p>', 'строк дії'],
    ['<p>Веб-сайт компанії</p>', 'вебсайт'],
    ['<p>Значення за\u00A0замовчуванням</p>', 'типово'],
    ['<p>Это текст, а не мова</p>', 'does not have'],
  ])('finds the mistake planted in %s', (html, name) => {
    expect(mistakesIn(html)).toContainEqual(expect.stringContaining(name))
  })

  it.each([
    '<p>Працюємо в\u00A0Києві\u00A0— з\u00A02018\u00A0року, ціна 2\u00A0800\u00A0$, «„так“ і\u00A0край»</p>',
    '<p>Сфери Додатка III і\u00A0додаток до договору</p>',
    '<p>Команда <code>say "yes"</code> і\u00A0<span lang="en">the “quoted” words</span></p>',
    '<p>Проєктор, проєкт, вебсайт, довірливо, збігатися</p>',
  ])('finds nothing in %s', (html) => {
    expect(mistakesIn(html)).toEqual([])
  })
})

describe('every Ukrainian page', () => {
  const own = pages.filter(({ locale }) => locale === 'uk')

  it('is written as a Ukrainian editor would write it', () => {
    expect(own.length).toBeGreaterThan(30)
    const mistakes = own.flatMap(({ address, ukrainian }) =>
      ukrainian.flatMap((text) => findMistakes(text, rules).map((mistake) => `${address}: ${mistake}`)),
    )
    expect([...new Set(mistakes)]).toEqual([])
  })
})
