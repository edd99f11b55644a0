import { breakBrowser, facilities, ways } from '../support/broken-browser'
import { expectContent, expectForm, expectNavigation, newSender, pageKinds } from '../support/broken-walk'
import { test } from '../support/site-test'

for (const facility of facilities)
  for (const way of ways)
    test(`every kind of page is read and leads on, and the form is sent, in a browser with ${facility} ${way}`, async ({ page }, {
      parallelIndex,
    }) => {
      test.setTimeout(240_000)
      await page.setExtraHTTPHeaders(newSender(parallelIndex))
      await breakBrowser(page, facility, way)
      for (const address of pageKinds) {
        await test.step(address, async () => {
          await expectContent(page, address)
          await expectNavigation(page)
        })
      }
      await test.step('form', () => expectForm(page))
    })
