import type { Page } from '@playwright/test'
import { exampleQuery } from '@/components/estimate/example'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { inFull, oneOfKind } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { expect, test, visit } from '../support/site-test'

const pages = { en: '/estimate/results', uk: '/uk/estimate/results' } as const
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ')
const expected = async (page: Page) => plain(await page.locator('#range dl dd').nth(1).textContent())

test.describe('the results', () => {
  for (const locale of locales) {
    const address = pages[locale]
    test(`are those of the link (${locale})`, languageTurns(locale)(), async ({ page, trouble }) => {
      await visit(page, `${address}?${exampleQuery}#n=Coffee`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coffee')
      await expect.poll(() => expected(page)).toBe(locale === 'en' ? '$84,500' : '84 500 $')
      await expect(page.locator('#questions li').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(trouble).toEqual([])
    })
  }

  test('follow a change made in place, and take it back', async ({ page, trouble }) => {
    await visit(page, `${pages.en}?${exampleQuery}`)
    await page.getByRole('link', { name: 'Try it: Move AI to the second version' }).click()
    await expect.poll(() => expected(page)).toBe('$73,000')
    await expect(page).toHaveURL(/l=ai\.assist_ai\.eval/)
    await expect(page.getByText('$84,500 → $73,000, 18 → 17 weeks').last()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => expected(page)).toBe('$84,500')
    expect(trouble).toEqual([])
  })

  test('can be changed with the keyboard alone', async ({ page }) => {
    await visit(page, `${pages.en}?${exampleQuery}`)
    await page.locator('#edit').evaluate((place) => place.scrollIntoView())
    const quality = page.getByLabel('Quality', { exact: true })
    await quality.focus()
    await quality.press('ArrowUp')
    await expect.poll(() => expected(page)).toBe('$67,500')
    await page.getByRole('button', { name: /^One more: Third-party API/ }).press('Enter')
    await expect(page).toHaveURL(/int\.api\*3/)
    await page.getByRole('button', { name: /^Remove Map with markers/ }).press('Enter')
    await expect(page).not.toHaveURL(/map\.view/)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page).toHaveURL(/map\.view/)
  })

  test('stand side by side, are renamed and change places', async ({ page }) => {
    await visit(page, `${pages.en}?${exampleQuery}`)
    await page.locator('#compare').evaluate((place) => place.scrollIntoView())
    const compare = page.locator('#compare')
    await compare.getByRole('button', { name: 'Lean' }).click()
    await expect(page).toHaveURL(/alt=n\*lean/)
    await compare.getByRole('button', { name: 'Rename' }).click()
    await compare.getByRole('textbox', { name: 'Scenario name' }).fill('First half')
    await compare.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/alt=n\*first-half/)
    await compare.getByRole('button', { name: 'Set as main' }).click()
    await expect(compare.getByRole('heading', { level: 3, name: 'Before' })).toBeVisible()
    await compare.getByRole('button', { name: 'Remove' }).click()
    await expect(page).not.toHaveURL(/alt=/)
  })

  test('show the whole calculation when somebody asks', async ({ page }) => {
    await visit(page, `${pages.uk}?${exampleQuery}`)
    await page.locator('#trace').getByRole('link').click()
    await expect.poll(() => page.locator('#trace tbody tr').count()).toBeGreaterThan(150)
  })

  test('are taken away as files', async ({ page }) => {
    await visit(page, `${pages.en}?${exampleQuery}&from=2027-03-01`)
    for (const [name, file, content] of [
      ['JSON', 'estimate.json', '"schema": "estimate/1"'],
      ['Blocks, CSV', 'blocks.csv', 'shop.cart'],
      ['Calendar, ICS', 'milestones.ics', 'BEGIN:VEVENT'],
      ['Schedule, PNG', 'schedule.png', 'PNG'],
    ] as const) {
      const menu = page.locator('details:has(> summary > span:text-is("Export"))')
      await menu.locator('summary').click()
      const [download] = await Promise.all([page.waitForEvent('download'), menu.getByRole('button', { name }).click()])
      expect(download.suggestedFilename()).toBe(file)
      const stream = await download.createReadStream()
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      expect(Buffer.concat(chunks).toString('utf8')).toContain(content)
      // It closes a moment after the file was handed over.
      await expect(menu).not.toHaveAttribute('open')
    }
  })

  test('keep the figures in sight once the headline is gone, one sunflower at a time', async ({ page }) => {
    await visit(page, `${pages.en}?${exampleQuery}`)
    const bar = page.getByRole('complementary', { name: 'Estimate so far' })
    await expect(bar).toBeHidden()
    await page.locator('#less').evaluate((place) => place.scrollIntoView())
    await expect(bar).toBeVisible()
    await expect(bar).toContainText('$57,000 – $126,000')
    await expect(page.locator('header[data-quiet]')).toHaveCount(1)
  })

  test('begin with presets where nothing is chosen', async ({ page }) => {
    await visit(page, pages.en)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to estimate yet')
    await page.locator('main').getByRole('link', { name: 'SaaS' }).first().click()
    await expect.poll(() => expected(page)).toBe('$49,500')
  })

  test('open an address that is wrong in every way, and say what was changed', inFull, async ({ page, trouble }) => {
    await visit(page, `${pages.en}?q=golden&b=acc.email_gone.away_<img src=x onerror=alert(1)>&zz=1`)
    await expect(page.getByText('gone.away')).toBeVisible()
    expect(await page.locator('main img').count()).toBe(0)
    expect(trouble).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the results lead to the same as a document', async ({ page }) => {
    await page.goto(pages.uk)
    await page.getByRole('combobox').selectOption('saas-mvp')
    await page.getByRole('button', { name: 'Показати документом' }).click()
    await expect(page).toHaveURL(/\/api\/estimate\/report\?lang=uk&preset=saas-mvp/)
    await expect(page.locator('.figure')).toHaveText(/1\s380\s000\s₴ – 3\s070\s000\s₴/)
  })

  test('the worked example is all there', async ({ page }) => {
    await page.goto('/estimate/example')
    await expect(page.getByText('$57,000').first()).toBeVisible()
    for (const id of ['why', 'covers', 'scale', 'narrower', 'work', 'time', 'less', 'running', 'questions', 'trace', 'compare']) {
      await expect(page.locator(`#${id}`)).toBeVisible()
    }
  })

  for (const [locale, price] of Object.entries({ en: '$84,500', uk: '3 510 000 ₴' })) {
    test(
      `the worked example is in the money of its language, and so is its calculation (${locale})`,
      oneOfKind(locale === 'uk' ? 0 : 1),
      async ({ page }) => {
        await page.goto(hrefTo(locale === 'uk' ? 'uk' : 'en', 'estimate/example'))
        expect(await expected(page)).toBe(price)
        await page.locator('#trace a').click()
        await expect(page).toHaveURL(/\/api\/estimate\/report\?.*calculation=1/)
        expect(plain(await page.locator('main').textContent())).toContain(price)
        await expect(page.locator('#trace')).toBeInViewport()
        expect(await page.locator('#trace tbody tr').count()).toBeGreaterThan(100)
      },
    )
  }
})
