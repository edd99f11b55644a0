import { locales } from '@/routing/locales'
import { inspectPage } from '../support/inspect-page'
import { pagesOfTemplates } from '../support/routes'
import { expect, sweepTest as test } from '../support/site-test'

test('every kind of page is looked at, and the languages take turns', () => {
  expect(pagesOfTemplates.length).toBeGreaterThan(30)
  for (const locale of locales) expect(pagesOfTemplates.filter((page) => page.locale === locale).length).toBeGreaterThan(10)
})

for (const route of pagesOfTemplates)
  test(`${route.address} fits wide and narrow windows, is open to everybody and leaves nothing in the console`, async ({
    scripted,
    trouble,
  }) => {
    await inspectPage(scripted, route, trouble)
  })
