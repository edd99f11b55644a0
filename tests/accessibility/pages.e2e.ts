import { findViolations } from '../support/accessibility'
import { siteRoutes } from '../support/routes'
import { expect, test, visit } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the sweep has pages to look at', () => {
  expect(siteRoutes.length).toBeGreaterThan(60)
})

for (const width of [1280, 390])
  test.describe(`at a width of ${width}`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const { address } of siteRoutes)
      test(`${address} is open to everybody by WCAG 2.2 AA`, async ({ page }) => {
        await visit(page, address)
        expect(await findViolations(page)).toEqual([])
      })
  })
