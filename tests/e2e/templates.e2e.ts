import { inspectPage } from '../support/inspect-page'
import { pagesOfKinds } from '../support/routes'
import { sweepTest as test } from '../support/site-test'

for (const route of pagesOfKinds())
  test(`${route.address} fits wide and narrow windows, is open to everybody and leaves nothing in the console`, async ({
    scripted,
    trouble,
  }) => {
    await inspectPage(scripted, route, trouble)
  })
