import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareToServe } from './build-site'
import { readSiteEnvironment } from './environment'
import { main } from './main'
import { currentRelease, snapshotOf } from './releases/release-store'
import { runNext } from './run-next'

await main(async () => {
  const environment = readSiteEnvironment(process.env)
  await prepareToServe(environment)
  const release = await currentRelease()
  if (!release) throw new Error('There is no release to serve.')
  const { config } = JSON.parse(await readFile(join(release.folder, '.next', 'required-server-files.json'), 'utf8'))
  const { CONTENT_SERVICE_TOKEN: _token, SENTRY_AUTH_TOKEN: _uploads, ...variables } = process.env
  await runNext(['start', '--port', String(environment.port), release.folder], {
    ...variables,
    SITE_URL: environment.siteUrl,
    CONTENT_SNAPSHOT: snapshotOf(release),
    // A release has no configuration file: Next.js takes what it was built with.
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
  })
}, 'The site was not started.')
