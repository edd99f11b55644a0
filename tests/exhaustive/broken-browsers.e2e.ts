import { breakBrowser, facilities, ways } from '../support/broken-browser'
import { expectContent, expectNavigation, pageKinds } from '../support/broken-walk'
import { test } from '../support/site-test'

for (const facility of facilities)
  for (const way of ways)
    test(`every kind of page is read and leads on in a browser with ${facility} ${way}`, async ({ page }) => {
      test.setTimeout(240_000)
      await breakBrowser(page, facility, way)
      for (const address of pageKinds) {
        await test.step(address, async () => {
          await expectContent(page, address)
          await expectNavigation(page)
        })
      }
    })
