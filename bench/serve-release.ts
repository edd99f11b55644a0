import { currentRelease } from '@/routing/release/releases'
import { readSiteEnvironment } from '@/server/environment'
import { serveRelease } from '@/server/front/serve-release'

const [port = '0'] = process.argv.slice(2)
const release = await currentRelease()
if (!release) throw new Error('There is no release; run "npm run release" first.')
await serveRelease(release, { ...readSiteEnvironment({}), port: Number(port), at: Number(port) })
console.log('listening')
process.once('SIGTERM', () => process.exit(0))
