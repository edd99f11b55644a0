import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { holdScripts } from '../support/hold-requests'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

async function say(page: Page, locale: 'en' | 'uk', sentence: string) {
  await visit(page, hrefTo(locale, 'estimate'))
  await page.locator('#sentence').fill(sentence)
  await page.getByRole('button', { name: wordsOf(locale)('EstimateSentence.read') }).click()
}

const answer = (page: Page) => page.locator('#sentence-start [aria-live]')

test('a café owner gets the price of the whole thing, in hryvnias', async ({ page }) => {
  await say(page, 'uk', 'Хочу сайт для кавʼярні, щоб люди замовляли каву наперед, платили карткою і збирали бали')
  await expect(answer(page).getByRole('heading', { level: 3 })).toHaveText(/Інтернет-магазин.*₴/)
  await expect(answer(page).locator('[data-basis=ours]')).toContainText(/прайсом від .*41,5\s₴/)
  for (const words of ['замовляли', 'платили карткою', 'бали']) await expect(answer(page)).toContainText(words)
  await answer(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/results\?.*b=.*shop\.cart.*adm\.panel.*cur=UAH/)
  await expect(page.locator('#range')).toContainText('₴')
})

test('a site for a bakery and a CRM for lawyers are whole projects, not a fragment of one', async ({ page }) => {
  await say(page, 'en', 'a website for my bakery')
  await expect(answer(page).getByRole('heading', { level: 3 })).toHaveText(/Company website.*\$/)
  await say(page, 'en', 'CRM for lawyers')
  await expect(answer(page).getByRole('heading', { level: 3 })).toHaveText(/Internal tool.*\$/)
})

test('what was not understood is said, and where nothing was, there is no price but a question', async ({ page }) => {
  await say(page, 'en', 'an online shop with a hologram mirror for 20k euros by March 1')
  await expect(answer(page)).toContainText('“hologram mirror”')
  await expect(answer(page)).toContainText('€20,000')
  await expect(answer(page)).toContainText('March 1, 2')
  await say(page, 'en', 'something nice')
  await expect(answer(page)).not.toContainText('$')
  await answer(page).getByRole('combobox').selectOption('saas-mvp')
  await expect(answer(page).getByRole('heading', { level: 3 })).toContainText('$')
})

test('billing is found by the sentence and by the search of blocks alike', async ({ page }) => {
  await say(page, 'en', 'billing for our customers')
  await expect(answer(page)).toContainText('“billing”')
  await visit(page, '/estimate/functional-blocks')
  await page.getByRole('searchbox').fill('billing')
  await expect(page.locator('[data-block="pay.subs"]')).toBeVisible()
})

for (const locale of locales)
  test(`on a slow line a sentence is kept, and read once what reads it has come (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate'))
    const release = await holdScripts(page)
    await page.locator('#sentence').fill('marketplace')
    await page.getByRole('button', { name: wordsOf(locale)('EstimateSentence.read') }).click()
    await expect(page.getByRole('status').filter({ hasText: wordsOf(locale)('EstimateSentence.slow') })).toBeVisible()
    release()
    await expect(answer(page).getByRole('heading', { level: 3 })).toBeVisible()
    await expect(page.getByText(wordsOf(locale)('EstimateSentence.slow'))).toHaveCount(0)
    await expect(page.locator('#sentence')).toHaveValue('marketplace')
  })
