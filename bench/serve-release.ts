import { createFront } from '@/deploy/server/front'
import { startRelease } from '@/deploy/server/release-worker'
import { readSiteEnvironment } from '@/scripts/environment'
import { currentRelease } from '@/scripts/releases/release-store'

const [way, port = '0'] = process.argv.slice(2)
const release = await currentRelease()
if (!release) throw new Error('There is no release; run "npm run release" first.')
const running = await startRelease(release, { ...readSiteEnvironment({}), port: Number(port) })
const server = createFront({
  site: {
    running: () => running,
    files: () => (way === 'finished' ? running.files : null),
    releases: () => [release],
    since: () => new Date(),
    takeUp: async () => undefined,
    stop: () => running.stop(),
  },
  health: () => Promise.reject(new Error('Nobody asks.')),
})
server.listen(Number(port), '127.0.0.1', () => console.log('listening'))
process.once('SIGTERM', () => process.exit(0))
