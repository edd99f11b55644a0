import { expectAnswers, tableOfSite } from '../support/expect-answers'
import { test } from '../support/site-test'

test('every request of the table is answered as it says, over HTTP', async ({ baseURL }) => {
  await expectAnswers(tableOfSite(), baseURL ?? '')
})
