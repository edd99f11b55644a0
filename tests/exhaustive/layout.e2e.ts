import { findLayoutFaults } from '../support/measure-layout'
import { siteRoutes } from '../support/routes'
import { expect, sweepTest as test, visit } from '../support/site-test'

for (const { address } of siteRoutes)
  test(`${address} tears, cuts and overprints no word and keeps its actions in the window at every width`, async ({ scripted }) => {
    await scripted.emulateMedia({ reducedMotion: 'reduce' })
    await scripted.setViewportSize({ width: 1280, height: 800 })
    await visit(scripted, address)
    expect(await findLayoutFaults(scripted)).toEqual([])
  })
