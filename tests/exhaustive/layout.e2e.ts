import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { findLayoutFaults } from '../support/measure-layout'
import { siteRoutes } from '../support/routes'
import { expect, sweepTest as test, visit } from '../support/site-test'

/** Pages that are something else once an estimate is in their address. */
const filled = locales.flatMap((locale) =>
  (['estimate/results', 'estimate/functional-blocks'] as const).map((page) => hrefTo(locale, page, { query: 'preset=saas' })),
)

for (const address of [...siteRoutes.map((route) => route.address), ...filled])
  test(`${address} tears, cuts and overprints no word and keeps its actions in the window at every width`, async ({ scripted }) => {
    await scripted.emulateMedia({ reducedMotion: 'reduce' })
    await scripted.setViewportSize({ width: 1280, height: 800 })
    await visit(scripted, address)
    expect(await findLayoutFaults(scripted)).toEqual([])
  })
