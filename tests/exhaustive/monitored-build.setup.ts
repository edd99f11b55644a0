import { ingestDsn } from '../support/error-ingest'
import { buildMonitoredSite } from '../support/monitored-site'
import { test } from '../support/site-test'

test('the site is built a second time, with an address for error reports', async () => {
  test.setTimeout(600_000)
  await buildMonitoredSite(ingestDsn())
})
