import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import type { PrototypeKind } from '@/components/portfolio/prototypes/kinds'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { findViolations } from '../support/accessibility'
import { inFull } from '../support/exhaustive'
import { projectFiles, read } from '../support/files'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, sweepTest, test, visit } from '../support/site-test'

const cases = projectFiles.flatMap((file) => {
  const [, slug = ''] = /^content\/cases\/(.*)\.yaml$/.exec(file) ?? []
  const kind: PrototypeKind | undefined = slug && parse(read(file)).prototype
  return kind ? [[slug, kind] as const] : []
})

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = (key: string) => wordsOf(locale)(`CasePrototypes.${key}`)
  const prototype = (page: Page) => page.locator('figure[data-prototype]')

  /** What a keyboard does to each, and what is said after it. */
  const uses: Record<PrototypeKind, (page: Page, figure: Locator) => Promise<string>> = {
    queue: async (page, figure) => {
      await figure.getByRole('button', { name: words('queue.propose') }).focus()
      await page.keyboard.press('Enter')
      return `6 ${words('queue.minutes')}`
    },
    forecast: async (page, figure) => {
      await figure.getByRole('slider').focus()
      await page.keyboard.press('End')
      return words('forecast.end')
    },
    archive: async (page, figure) => {
      await figure.getByRole('radio').first().focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      return words('archive.unknown')
    },
    booking: async (page, figure) => {
      await figure.getByRole('button', { name: words('booking.book') }).focus()
      await page.keyboard.press('Space')
      return words('booking.booked')
    },
    plan: async (page, figure) => {
      await figure.getByRole('radio').first().focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      return words('plan.tooLong')
    },
    price: async (page, figure) => {
      await figure.getByRole('slider').first().focus()
      await page.keyboard.press('Home')
      return words('price.wide')
    },
  }

  for (const [index, [slug, kind]] of cases.entries()) {
    const details = index === 0 ? turn() : inFull
    const address = hrefTo(locale, { name: 'portfolio/case', slug })

    test(`the product of ${slug} works by keyboard and starts over (${locale})`, details, async ({ page, trouble }) => {
      await visit(page, address)
      const figure = prototype(page)
      await figure.scrollIntoViewIfNeeded()
      const before = await figure.textContent()
      const said = await uses[kind](page, figure)
      await expect(figure).toContainText(said)
      expect(await findViolations(page)).toEqual([])
      await figure.getByRole('button', { name: words('reset') }).click()
      await expect(figure).toHaveText(before ?? '')
      expect(trouble).toEqual([])
    })

    sweepTest(`the product of ${slug} can be read without JavaScript (${locale})`, details, async ({ plain: page }) => {
      await page.goto(address)
      const figure = prototype(page)
      await expect(figure).toContainText(words(`${kind}.caption`))
      await expect(figure.getByRole('status').or(figure.getByRole('radio')).first()).toBeVisible()
      await expect(figure.getByRole('button')).toHaveCount(0)
    })
  }

  test(`a ticket of the counter is dragged to another place (${locale})`, turn(), async ({ page }) => {
    await visit(page, hrefTo(locale, { name: 'portfolio/case', slug: 'dobrokava' }))
    const rows = prototype(page).getByRole('listitem')
    const [first, last] = [rows.first(), rows.last()]
    await last.scrollIntoViewIfNeeded()
    const from = await last.boundingBox()
    const to = await first.boundingBox()
    if (!from || !to) throw new Error('the tickets are not shown')
    await page.mouse.move(from.x + 24, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect(rows.first()).toContainText(words('queue.drinks.espresso'))
  })

  test(`a load is dragged to a truck and off it again (${locale})`, inFull, async ({ page }) => {
    await visit(page, hrefTo(locale, { name: 'portfolio/case', slug: 'logistics/dorohoiu' }))
    const figure = prototype(page)
    const group = figure.getByRole('group').first()
    const truck = figure.getByRole('listitem').nth(1)
    const handle = figure.locator('[data-name]').first()
    await handle.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const from = await handle.boundingBox()
    const to = await truck.boundingBox()
    if (!from || !to) throw new Error('the board is not shown')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
    await expect(group.getByRole('radio').nth(2)).toBeChecked()
    await page.mouse.up()
    await expect(truck).toContainText(words('plan.loads.brno'))
    await expect(handle).toHaveCSS('translate', 'none')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x - 40, from.y + 60, { steps: 4 })
    await page.mouse.up()
    await expect(group.getByRole('radio').first()).toBeChecked()
  })
}
