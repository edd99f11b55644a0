import { findViolations } from '../support/accessibility'
import { siteRoutes } from '../support/routes'
import { expect, sweepTest as test, visit } from '../support/site-test'

test('the sweep has pages to look at', () => {
  expect(siteRoutes.length).toBeGreaterThan(60)
})

for (const { address } of siteRoutes)
  for (const width of [1280, 390])
    test(`${address} is open to everybody by WCAG 2.2 AA at a width of ${width}`, async ({ scripted }) => {
      await scripted.emulateMedia({ reducedMotion: 'reduce' })
      await scripted.setViewportSize({ width, height: 844 })
      await visit(scripted, address)
      expect(await findViolations(scripted)).toEqual([])
    })
