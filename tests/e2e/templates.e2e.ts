import { inspectPage } from '../support/inspect-page'
import { fewWidths, findLayoutFaults } from '../support/measure-layout'
import { pagesOfKinds } from '../support/routes'
import { expect, sweepTest as test } from '../support/site-test'

/** `npm run test:all` looks at each page in all of them. */
const widths = [
  [1280, 320],
  [390, 320],
]

for (const [index, route] of pagesOfKinds().entries())
  test(`${route.address} fits wide and narrow windows, tears and cuts no word, is open to everybody and leaves nothing in the console`, async ({
    scripted,
    trouble,
  }) => {
    await inspectPage(scripted, route, trouble, widths[index % widths.length])
    expect.soft(await findLayoutFaults(scripted, fewWidths)).toEqual([])
  })
