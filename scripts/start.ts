import { buildIfChanged } from './build-site'
import { readSiteEnvironment } from './environment'
import { main } from './main'
import { runNext } from './run-next'

await main(async () => {
  const environment = readSiteEnvironment(process.env)
  await buildIfChanged(environment)
  const { CONTENT_SERVICE_TOKEN: _token, SENTRY_AUTH_TOKEN: _uploads, ...variables } = process.env
  await runNext(['start', '--port', String(environment.port)], { ...variables, SITE_URL: environment.siteUrl })
}, 'The site was not started.')
