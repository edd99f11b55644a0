import { locales } from '@/routing/locales'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { findViolations } from '../support/accessibility'
import { inFull } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { expect, sweepTest, test, visit } from '../support/site-test'

const pickers = {
  shapes: 'web-application-development',
  week: 'design-sprint',
  radar: 'technical-audit',
} as const

for (const locale of locales) {
  const turn = languageTurns(locale)
  const addressOf = (slug: string) => hrefTo(locale, serviceRoute(slug))

  for (const [index, [kind, slug]] of Object.entries(pickers).entries())
    sweepTest(
      `the ${kind} of a service show one at a time, by keyboard, without a script (${locale})`,
      index === 0 ? turn() : inFull,
      async ({ plain }) => {
        await plain.goto(addressOf(slug))
        const choices = plain.locator(`[data-instrument="${kind}"] [type="radio"]`)
        const panels = plain.locator(`[data-instrument="${kind}"] [data-panel]`)
        await expect(panels).toHaveCount(await choices.count())
        await choices.first().press('Space')
        await expect(panels.first()).toBeVisible()
        await choices.first().press('ArrowDown')
        await expect(choices.nth(1)).toBeChecked()
        await expect(panels.nth(1)).toBeVisible()
        await expect(panels.first()).toBeHidden()
      },
    )

  test(`a use case is scored by its answers (${locale})`, turn(), async ({ page }) => {
    await visit(page, addressOf('ai-development'))
    const score = page.locator('[data-instrument="score"]')
    const readout = score.locator('[aria-live]')
    await expect(readout).toContainText('11 / 15')
    for (const question of await score.getByRole('group').all()) await question.getByRole('radio').first().press('Space')
    await expect(readout).toContainText('0 / 15')
    expect(await findViolations(page)).toEqual([])
  })

  test(`the answers bend the beam between buying and building (${locale})`, turn(), async ({ page }) => {
    await visit(page, addressOf('custom-software-development'))
    const balance = page.locator('[data-instrument="balance"]')
    await expect(balance.locator('[aria-live]')).toContainText('5 : 2')
    for (const question of await balance.getByRole('group').all()) await question.getByRole('radio').last().press('Space')
    await expect(balance.locator('[aria-live]')).toContainText('0 : 7')
    expect(await findViolations(page)).toEqual([])
  })

  test(`the days of a sprint are passed by dragging (${locale})`, turn(), async ({ page }) => {
    await visit(page, addressOf('design-sprint'))
    const days = page.locator('[data-instrument="week"] label')
    await days.first().scrollIntoViewIfNeeded()
    await days.first().hover()
    await page.mouse.down()
    await days.nth(3).hover()
    await page.mouse.up()
    await expect(days.nth(3).getByRole('radio')).toBeChecked()
    expect(await findViolations(page)).toEqual([])
  })
}
