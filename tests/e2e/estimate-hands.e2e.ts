import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'
import { layerLine, technologyToPress } from '../support/technology-layers'

const query = 'v=1&c=2026.2&q=production&b=acc.email_core.entity*5_com.chat-m_adm.panel-m_pay.checkout_sec.gdpr'

for (const locale of locales) {
  const words = wordsOf(locale)

  test(`what was tried leaves the keyboard where it was (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query }))
    const savings = page.locator('#less')
    await savings.getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    // The next one of the list, so that several are tried one after the other.
    await expect(savings.locator('li a:focus')).toHaveCount(1)
  })

  test(`a stepper at its end keeps the focus (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query: query.replace('entity*5', 'entity*2') }))
    await page.locator('#edit').scrollIntoViewIfNeeded()
    const fewer = page
      .locator('#edit')
      .getByRole('button', { name: words('EstimateLive.edit.fewer').replace('{name}', '') })
      .first()
    await fewer.press('Enter')
    await expect(fewer).toHaveAttribute('aria-disabled', 'true')
    await expect(fewer).toBeFocused()
  })

  test(`blocks nobody chose follow when asked for, and what is unticked stays (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/functional-blocks', { query: query.replace('acc.email', '$&_acc.profile') }))
    const control = (id: string) => page.locator(`[name="b.${id}"]`)
    const group = (id: string) => page.locator('details:has(> ul)', { has: control(id) })
    const rest = group('acc.email').locator('> button')
    await expect(control('acc.social')).toBeHidden()
    await control('acc.email').uncheck()
    await expect(page).not.toHaveURL(/acc\.email/)
    await expect(control('acc.email')).toBeVisible()
    await rest.press('Enter')
    await expect(page.locator('#take-acc\\.social')).toBeFocused()
    await expect(rest).toBeHidden()

    // The only one of its group is named where it is folded.
    await expect(control('pay.checkout')).toBeHidden()
    await group('pay.checkout').locator('> summary').press('Enter')
    await expect(control('pay.subs')).toBeVisible()
    await control('pay.subs').check()
    await expect(control('pay.split')).toBeVisible()
  })

  test(`what a project is made with follows the answers (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/technologies', { query }))
    const front = layerLine(page, 'front')
    await expect(front).toContainText('Next.js')
    await (await technologyToPress(page, 'front', 'angular')).click()
    await expect(front).toContainText(/Angular.*\+\d+/)
    await (await technologyToPress(page, 'front', 'auto')).click()
    await expect(front).toContainText('Next.js')
  })

  test(`a layer of technologies is a line until it is asked for (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/technologies', { query: `${query}&x=k8s` }))
    await expect(layerLine(page, 'addons')).toContainText('Kubernetes')
    const answer = page.locator('[name="x.vectors"][value="qdrant"]')
    await expect(answer).toBeHidden()
    await layerLine(page, 'vectors').press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('[name="x.vectors"][value="auto"]')).toBeFocused()
    await answer.check()
    await expect(layerLine(page, 'vectors')).toContainText('Qdrant')
    await layerLine(page, 'vectors').press('Enter')
    await expect(answer).toBeHidden()
    // A link to the question unfolds it.
    await page.evaluate(() => location.assign('#field-x.vectors'))
    await expect(answer).toBeVisible()
  })

  test(
    `technologies a visitor named are set against ours, and go back to them by one click (${locale})`,
    languageTurns(locale)(),
    async ({ page }) => {
      await visit(page, hrefTo(locale, 'estimate/technologies', { query: `${query}&x=angular_k8s` }))
      const stack = page.getByRole('region', { name: words('EstimateTechnologies.stack.named') })
      await expect(stack.getByRole('paragraph').filter({ hasText: /^\+\d/ })).toBeVisible()
      await expect(layerLine(page, 'front')).toContainText(/\+\D?\d/)
      await stack.getByRole('button', { name: words('EstimateTechnologies.stack.restore') }).press('Enter')
      await expect(layerLine(page, 'front')).toContainText('Next.js')
      await expect(page.getByRole('heading', { name: words('EstimateTechnologies.stack.ours') })).toBeFocused()
      await expect(page).not.toHaveURL(/x=/)
    },
  )

  test(`our choice is no second answer, and the arrows pass it by (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/technologies', { query }))
    const answer = (value: string) => page.locator(`[name="x.front"][value="${value}"]`)
    await layerLine(page, 'front').press('Enter')
    await expect(answer('auto')).toBeVisible()
    await expect(answer('next')).toBeHidden()
    await answer('auto').press('ArrowDown')
    await expect(answer('nuxt')).toBeChecked()
    await visit(page, hrefTo(locale, 'estimate/technologies', { query: `${query}&x=next` }))
    await expect(answer('next')).toBeChecked()
    await layerLine(page, 'front').press('Enter')
    await expect(answer('next')).toBeVisible()
  })

  test(`the menu of files ends inside a low window (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 })
    await visit(page, hrefTo(locale, 'estimate/results', { query }))
    const opener = page.locator('summary', { hasText: words('EstimateLive.tools.export') })
    await opener.click()
    const list = opener.locator('xpath=following-sibling::*[1]')
    // The browser tells of an opening in a task of its own, after the click: only then the list is brought into the window.
    await expect.poll(() => list.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThanOrEqual(640)
  })

  test(`on a phone what was changed and the bar leave the page in sight (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, hrefTo(locale, 'estimate/results', { query }))
    await page.locator('#less').getByRole('link').first().click()
    const toast = page.getByRole('button', { name: words('EstimateLive.change.undo') }).locator('..')
    const bar = page.getByRole('complementary', { name: words('EstimateLive.bar') })
    await expect(toast).toBeVisible()
    await expect(bar).toBeVisible()
    const boxes = await Promise.all([toast, bar].map((each) => each.boundingBox()))
    const top = Math.min(...boxes.map((box) => box?.y ?? 0))
    expect((844 - top) / 844).toBeLessThan(0.17)
  })

  test(`the menu of files closes by a click outside and by Escape (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query }))
    const opener = page.locator('summary', { hasText: words('EstimateLive.tools.export') })
    const file = page.getByRole('button', { name: words('EstimateLive.files.markdown.name') })
    await opener.click()
    await expect(file).toBeVisible()
    await page.locator('h1').click()
    await expect(file).toBeHidden()
    await opener.press('Enter')
    await expect(file).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(file).toBeHidden()
    await expect(opener).toBeFocused()
  })
}
