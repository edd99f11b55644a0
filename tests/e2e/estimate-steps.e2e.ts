import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { blockToPress } from '../support/block-groups'
import { inFull } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, isSameVisit, markVisit, test, visit } from '../support/site-test'
import { technologyToPress } from '../support/technology-layers'

const query = (page: Page) => new URL(page.url()).searchParams
const field = (page: Page, name: string, value?: string) => page.locator(`[name="${name}"]${value ? `[value="${value}"]` : ''}`)

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const step = (name: 'settings' | 'technologies' | 'functional-blocks') => hrefTo(locale, `estimate/${name}`)
  const onward = (page: Page) => page.locator('[data-summary] button[type=submit]:visible')

  for (const [index, width] of [390, 1440].entries()) {
    test.describe(`the estimate by mouse and keyboard (${locale}, ${width} px)`, () => {
      test.use({ viewport: { width, height: 900 } })

      test(
        'goes from step to step, takes the estimate along and goes back with it',
        index === 0 ? turn() : inFull,
        async ({ page, trouble }) => {
          await visit(page, step('settings'))
          await markVisit(page)
          await page.locator('label', { has: field(page, 't', 'shop') }).click()
          await page.locator('label', { has: field(page, 'q', 'production') }).click()
          await expect.poll(() => query(page).get('q')).toBe('production')
          await onward(page).click()
          await expect(page).toHaveURL(new RegExp(`${step('technologies')}\\?v=1&c=[^&]+&t=shop&q=production(?:&cur=UAH)?$`))
          await (await technologyToPress(page, 'back', 'go')).click()
          await expect.poll(() => query(page).get('x')).toBe('go')
          await onward(page).click()
          await expect(page).toHaveURL(new RegExp(step('functional-blocks')))
          await (await blockToPress(page, 'acc.email')).check()
          await (await blockToPress(page, 'core.entity')).fill('4')
          await expect.poll(() => query(page).get('b')).toBe('acc.email_core.entity*4')
          const { t, q, x } = Object.fromEntries(query(page))
          expect({ t, q, x }).toEqual({ t: 'shop', q: 'production', x: 'go' })
          await page.goBack()
          await expect(page).toHaveURL(/technologies\?.*x=go/)
          await expect(field(page, 'x.back', 'go')).toBeChecked()
          await page.goForward()
          await expect(field(page, 'b.core.entity')).toHaveValue('4')
          expect(await isSameVisit(page)).toBe(true)
          await page.reload()
          await expect(field(page, 'b.acc.email')).toBeChecked()
          expect(trouble).toEqual([])
        },
      )
    })
  }

  test.describe(`the estimate by keyboard alone (${locale})`, () => {
    test('refuses to go on without a block, finds blocks with “/”, counts them with + and −, and undoes', turn(), async ({ page }) => {
      await visit(page, step('functional-blocks'))
      await onward(page).press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: words('EstimateErrors.none') })).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`${step('functional-blocks')}`))
      await page.keyboard.press('/')
      await expect(page.locator('#find-block')).toBeFocused()
      await page.keyboard.type(locale === 'uk' ? 'доставку' : 'deliver')
      await expect(page.locator('[data-block="shop.delivery"]')).toBeVisible()
      await expect(page.locator('[data-block="acc.email"]')).toBeHidden()
      await field(page, 'b.shop.delivery').focus()
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await expect.poll(() => query(page).get('b')).toBe('shop.delivery*2')
      await page.keyboard.press('-')
      await expect.poll(() => query(page).get('b')).toBe('shop.delivery')
      await page.getByRole('button', { name: words('EstimateSummary.undo') }).press('Enter')
      await expect.poll(() => query(page).get('b')).toBe('shop.delivery*2')
    })
  })

  test(`a bad link is repaired, and what changed is listed (${locale})`, inFull, async ({ page }) => {
    await visit(page, `${step('settings')}?t=castle&b=wh.at_acc.email&q=mvp`)
    await expect(page).toHaveURL(/\?v=1&c=[\d.]+&b=acc\.email(?:&cur=UAH)?$/)
    const notices = page.getByRole('region', { name: words('EstimateNotices.label') })
    await expect(notices.getByRole('listitem')).toHaveCount(2)
    await expect(notices).toContainText('castle')
  })

  test(`what does not go together is settled by one click (${locale})`, turn(), async ({ page }) => {
    await visit(page, `${step('technologies')}?x=firestore`)
    await page.getByRole('button', { name: words('EstimateRules.firestore.fix') }).click()
    await expect.poll(() => query(page).get('x')).toBeNull()
    await expect(field(page, 'x.database', 'auto')).toBeChecked()
  })

  test(
    `the work of a visit is kept in the browser, opened again, renamed, and deleted when its owner says so (${locale})`,
    turn(),
    async ({ page }) => {
      const t = (key: 'renameThis' | 'deleteAll' | 'name' | 'none' | 'untitled', name = '') =>
        words(`EstimateSaved.${key}`).replace('{name}', name)
      await visit(page, step('functional-blocks'))
      await (await blockToPress(page, 'acc.email')).check()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('estimate:v1') ?? '')).toContain('acc.email')
      await visit(page, hrefTo(locale, 'estimate'))
      await page.getByRole('link', { name: t('untitled') }).click()
      await expect(page).toHaveURL(/results\?.*b=acc\.email/)
      await page.goBack()
      await page.getByRole('button', { name: t('renameThis', t('untitled')) }).click()
      await page.getByRole('textbox', { name: t('name'), exact: true }).fill('Кавʼярня')
      await page.keyboard.press('Enter')
      const rename = page.getByRole('button', { name: t('renameThis', 'Кавʼярня') })
      await expect(rename).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.type('?')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: 'Кавʼярня', exact: true })).toBeVisible()
      page.once('dialog', (dialog) => dialog.dismiss())
      await page.getByRole('button', { name: t('deleteAll') }).click()
      await expect(rename).toBeVisible()
      page.once('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: t('deleteAll') }).click()
      await expect(page.getByText(t('none'))).toBeVisible()
    },
  )

  test(`an estimate taken away as a file is opened again, and another file is refused (${locale})`, turn(), async ({ page, request }) => {
    const file = await (await request.get('/api/estimate/v1?t=shop&b=acc.email_pay.checkout')).body()
    const choose = (buffer: Buffer) =>
      page.getByLabel(words('EstimateSaved.file')).setInputFiles({ name: 'estimate.json', mimeType: 'application/json', buffer })
    await visit(page, hrefTo(locale, 'estimate'))
    await choose(Buffer.from('{"estimate": true}'))
    await expect(page.getByRole('alert').filter({ hasText: words('EstimateSaved.errors.file') })).toBeVisible()
    await choose(file)
    await expect(page).toHaveURL(/results\?.*t=shop&b=acc\.email_pay\.checkout/)
  })

  test(`a sentence proposes blocks with the words that spoke for them (${locale})`, inFull, async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate'))
    await page.locator('#sentence').fill(words('EstimateSentence.example'))
    await page.getByRole('button', { name: words('EstimateSentence.read') }).click()
    const proposal = page.getByRole('checkbox', { checked: true })
    await expect(proposal.first()).toBeVisible()
    expect(query(page).get('b')).toBeNull()
    await page.locator(`#sentence-start a[href*="functional-blocks?v=1"]`).click()
    await expect(page).toHaveURL(/functional-blocks\?.*t=marketplace.*b=.*pay\.subs/)
  })
}
