import type { Page } from '@playwright/test'
import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, sweepTest, test, visit } from '../support/site-test'

const orders = {
  en: {
    first: 'A large latte with oat milk and a croissant',
    wrong: 'actually, almond milk',
    corrected: 'latte, 450 ml, with almond milk',
    total: '$9.40',
    all: 'that’s all',
    question: 'Is that right?',
    yes: 'yes',
    sent: 'Order 214',
    person: 'a person, please',
    unknown: 'and a pizza',
    unknownAnswer: 'I don’t have “pizza” on the menu.',
    suggestion: 'Two lattes and a croissant',
    size: '350 ml',
    pressed: '2 × latte, 350 ml, with dairy milk',
  },
  uk: {
    first: 'Велике лате на вівсяному і круасан',
    wrong: 'ні, краще мигдальне',
    corrected: 'лате, 450 мл, на мигдальному молоці',
    total: '200 ₴',
    all: 'це все',
    question: 'Усе правильно?',
    yes: 'так',
    sent: 'Замовлення 214',
    person: 'покличте людину',
    unknown: 'і ще піцу',
    unknownAnswer: 'У меню немає такого: «піцу».',
    suggestion: 'Два лате і круасан',
    size: '350 мл',
    pressed: '2 × лате, 350 мл, на коровʼячому молоці',
  },
} as const

const words = (locale: Locale) => (key: string) => wordsOf(locale)(`BaristaPage.labels.${key}`)

const parts = (page: Page, locale: Locale) => ({
  field: page.getByLabel(words(locale)('input'), { exact: true }),
  log: page.getByRole('log', { name: words(locale)('log') }),
  slip: page.getByRole('region', { name: words(locale)('slipTitle') }),
})

for (const locale of ['en', 'uk'] as const) {
  const turn = languageTurns(locale)
  const order = orders[locale]
  const address = hrefTo(locale, 'landings/ai-barista')

  test(`an order is typed, put right, confirmed and handed to a person (${locale})`, turn(), async ({ page, trouble }) => {
    await visit(page, address)
    const { field, log, slip } = parts(page, locale)
    const say = async (text: string) => {
      await field.fill(text)
      await field.press('Enter')
      await expect(log).toContainText(text)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
    }
    await say(order.first)
    await expect(slip).toContainText(/croissant|круасан/i)
    await say(order.wrong)
    await expect(slip).toContainText(order.corrected)
    await expect(slip).toContainText(order.total)
    await say(order.unknown)
    await expect(log).toContainText(order.unknownAnswer)
    await say(order.all)
    await expect(log).toContainText(order.question)
    await expect(slip).toContainText(words(locale)('slipOpen'))
    await say(order.yes)
    await expect(log).toContainText(order.sent)
    await expect(slip).toContainText(words(locale)('slipSent'))
    await say(order.person)
    await expect(slip).toContainText(words(locale)('slipPerson'))
    expect(trouble).toEqual([])
  })

  test(`an order is pressed together from quick answers, and can be begun again (${locale})`, turn(), async ({ page }) => {
    await visit(page, address)
    const { log, slip } = parts(page, locale)
    await page.getByRole('button', { name: order.suggestion, exact: true }).click()
    await page.getByRole('button', { name: order.size, exact: true }).click()
    await expect(slip).toContainText(order.pressed)
    await page.getByRole('button', { name: words(locale)('again') }).click()
    await expect(slip).toContainText(words(locale)('slipExample'))
    await expect(log).not.toContainText(order.suggestion)
  })

  sweepTest(`a written dialogue and its slip stand there without JavaScript (${locale})`, turn(), async ({ plain }) => {
    await plain.setViewportSize({ width: 1280, height: 800 })
    await plain.goto(address)
    const { field, log, slip } = parts(plain, locale)
    await expect(log.getByRole('listitem')).not.toHaveCount(0)
    expect(await log.getByRole('listitem').count()).toBeGreaterThan(8)
    await expect(slip).toBeVisible()
    await expect(field).toBeHidden()
    // The dialogue stands there whole: nothing of it has to be scrolled to inside a box.
    expect(await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1)
    // What is said and what is printed are one price list.
    const total = (await slip.textContent())?.match(/(?:\$\d+\.\d\d|\d+\s₴)(?!.*[$₴])/)?.[0] ?? 'no total'
    await expect(log).toContainText(total)
  })
}

test('keys alone take an order', async ({ page }) => {
  await visit(page, '/landings/ai-barista')
  const { field, log, slip } = parts(page, 'en')
  await page
    .locator('#content')
    .getByRole('link', { name: wordsOf('en')('BaristaPage.try') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#demo$/)
  await log.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'A large cappuccino with oat milk' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(slip).toContainText('cappuccino, 450 ml, with oat milk')
  await expect(field).toBeFocused()
  await page.keyboard.type('decaf, please')
  await page.keyboard.press('Enter')
  await expect(slip).toContainText('decaf cappuccino')
  await expect(field).toBeFocused()
})

test('whatever is said stays text, and what stands below the chat stays where it is', async ({ page }) => {
  await visit(page, '/landings/ai-barista')
  const { field, log } = parts(page, 'en')
  const below = page.getByRole('heading', { name: wordsOf('en')('LandingPage.benefits') })
  const top = () => below.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
  await field.focus()
  const before = await top()
  for (const text of ['two rafs, a latte, a croissant', 'small', 'is there nuts in it?', '<img src=x onerror=alert(1)>', 'that’s all']) {
    await field.fill(text)
    await field.press('Enter')
    await expect(log).toContainText(text)
  }
  await expect(log.locator('img')).toHaveCount(0)
  expect(await top()).toBe(before)
})
