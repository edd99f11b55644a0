import { locales } from '@/routing/locales'
import { interactivePages } from '../support/interactive-pages'
import { test } from '../support/site-test'
import { walkBoth } from '../support/walk'

const kinds = locales.flatMap(interactivePages)

for (let round = 0; round < 500; round++) {
  const addresses = kinds[round % kinds.length] ?? []
  const address = addresses[Math.floor(round / kinds.length) % addresses.length] ?? '/'
  test(`walk ${round + 1} through a translated page ends with the figures of the plain one: ${address}`, async ({ browser, baseURL }) => {
    await walkBoth(browser, `${baseURL}${address}`, 1000 + round, 10)
  })
}
