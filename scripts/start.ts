import { buildFolder, buildSite } from './build-site'
import { readSiteEnvironment } from './environment'
import { main } from './main'
import { runNext } from './run-next'
import { changedParts, readStamp, takeStamp } from './stamp'

await main(async () => {
  const environment = readSiteEnvironment(process.env)
  const changes = changedParts(await readStamp(buildFolder), await takeStamp(environment.siteUrl, process.env))
  if (changes.length > 0) {
    console.log(`Building first: ${changes.join(', ')}.`)
    await buildSite(environment)
  }
  const { CONTENT_SERVICE_TOKEN: _token, ...variables } = process.env
  await runNext(['start', '--port', String(environment.port)], { ...variables, SITE_URL: environment.siteUrl })
}, 'The site was not started.')
