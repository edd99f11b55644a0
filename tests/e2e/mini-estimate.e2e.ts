import type { Page } from '@playwright/test'
import { startPrices } from '@/components/estimate/labels'
import { listVariants } from '@/components/estimate/mini-estimate/variants'
import { roundMoney } from '@/estimate/display/rounding'
import { localisePath } from '@/routing/locale-path'
import { type Locale, locales } from '@/routing/locales'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { pricedPresets } from '../support/presets'
import { expect, test, visit } from '../support/site-test'

const variants = listVariants(pricedPresets())
const expectedIn = (locale: Locale) => {
  const { rate } = startPrices(locale)
  return variants.map(({ preset, size, stage, cost, weeks }) => ({
    answers: [preset, size, stage].join(),
    figures: [roundMoney(cost.p10 * rate), roundMoney(cost.p90 * rate), weeks, roundMoney(cost.p80 * rate)],
  }))
}

/** What can be seen in the summary after each set of answers, as numbers. */
const seenFor = (page: Page, answers: readonly (readonly [string, string, string])[]) =>
  page.locator('[data-mini-estimate]').evaluate((section, sets) => {
    const numberOf = (shown: Element) => Number(/\d+/.exec((shown.textContent ?? '').replaceAll(/[\s,]/g, ''))?.[0])
    return sets.map((set) => {
      for (const value of set) (section.querySelector(`[value="${value}"]`) as HTMLInputElement).checked = true
      const shown = [...(section.querySelector('dl') as Element).querySelectorAll('b')].filter((each) => each.checkVisibility())
      return { answers: set.join(), figures: shown.map(numberOf) }
    })
  }, answers)

test.use({ reducedMotion: 'reduce' })

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const expected = expectedIn(locale)

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the small estimate of the home page in ${locale} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled })

      test(
        'answers every combination with the figures of the presets, and takes the answers along to the estimate',
        turn(),
        async ({ page }) => {
          if (javaScriptEnabled) await visit(page, localisePath(locale, '/'))
          else await page.goto(localisePath(locale, '/'))
          const seen = await seenFor(
            page,
            variants.map(({ preset, size, stage }) => [preset, size, stage] as const),
          )
          expect(seen).toEqual(expected)

          const [chosen] = expected.filter(({ answers }) => answers === 'saas-mvp,large,brief')
          const estimate = page.locator('[data-mini-estimate]')
          for (const value of ['saas-mvp', 'lean', 'brief']) await estimate.locator(`[value="${value}"]`).press('Space')
          await estimate.getByText(words('MiniEstimate.sizes.large'), { exact: true }).click()
          await estimate.getByRole('button', { name: words('MiniEstimate.open') }).click()
          await expect(page).toHaveURL(javaScriptEnabled ? /\/estimate\/results\?/ : /\/api\/estimate\/report\?/)
          const shown = async () => (await page.getByRole('main').innerText()).replaceAll(/[\s,]/g, '')
          for (const figure of chosen?.figures ?? ['no figures']) await expect.poll(shown).toContain(String(figure))
        },
      )
    })
  }
}
