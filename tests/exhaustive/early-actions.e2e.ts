import { casesOf, compareEarly } from '../support/early-actions'
import { siteRoutes } from '../support/routes'
import { test } from '../support/site-test'

test.use({ reducedMotion: 'reduce' })

for (const each of casesOf(siteRoutes, [7, 1201, 80_000]))
  test(`${each.address} keeps what is done before its scripts answer, seed ${each.seed}, ${each.held} held`, async ({
    page,
    networkAtRest,
  }) => {
    await compareEarly(page, each, networkAtRest)
  })
