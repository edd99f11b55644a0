import { buildSite } from './build-site'
import { readSiteEnvironment } from './environment'
import { main } from './main'

await main(() => buildSite(readSiteEnvironment(process.env)), 'The site was not built.')
