import { serveRelease } from '@/deploy/server/serve-release'
import { readSiteEnvironment } from '@/scripts/environment'
import { currentRelease } from '@/scripts/releases/release-store'

const [port = '0'] = process.argv.slice(2)
const release = await currentRelease()
if (!release) throw new Error('There is no release; run "npm run release" first.')
await serveRelease(release, { ...readSiteEnvironment({}), port: Number(port), at: Number(port) })
console.log('listening')
process.once('SIGTERM', () => process.exit(0))
