import { buildSite } from './build-site'
import { readSiteEnvironment } from './environment'
import { loadEnvironment } from './load-environment'
import { main } from './main'
import { pruneReleases } from './releases/prune-releases'

await main(async () => {
  loadEnvironment()
  const environment = readSiteEnvironment(process.env)
  const { id } = await buildSite(environment)
  console.log(`Release ${id} is ready; "npm run release" puts it live, and so does the next "npm start".`)
  await pruneReleases(environment.keepDays)
}, 'The site was not built.')
