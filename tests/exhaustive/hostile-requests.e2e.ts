import { expectSteadiness } from '../support/expect-steadiness'
import { hostileRequests } from '../support/hostile-requests'
import { test } from '../support/site-test'

test('10,000 hostile requests are answered without an error of the server, which then answers as before', async ({ baseURL }) => {
  test.setTimeout(1_800_000)
  await expectSteadiness(hostileRequests(10_000, 12), baseURL ?? '')
})
