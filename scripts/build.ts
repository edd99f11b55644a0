import { buildSite } from '@/build/build-site'
import { readSiteEnvironment } from '@/server/environment'
import { loadEnvironment } from '@/server/load-environment'
import { main } from './main'

await main(async () => {
  loadEnvironment()
  const { id } = await buildSite(readSiteEnvironment(process.env))
  console.log(`Release ${id} is ready; "npm run release" puts it live, and so does the next "npm start".`)
}, 'The site was not built.')
