import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Release } from '@/routing/release/releases'
import type { SiteEnvironment } from '../environment'
import { createFront } from './front'
import { startRelease } from './release-worker'

type Options = Pick<SiteEnvironment, 'port' | 'heapLimit'> & {
  /** Where to listen on this machine; any free port where it is not said. */
  at?: number
}

export type ServedRelease = { address: string; stop: () => Promise<void> }

/** Answers with one release as visitors get it, for a program on this machine. @throws when the release does not start. */
export async function serveRelease(release: Release, { at = 0, ...environment }: Options): Promise<ServedRelease> {
  // It shows itself to nobody: messages are delivered by the site that is live.
  const running = await startRelease(release, { ...environment, variables: { CONTACT_DELIVERY: 'off' } })
  const server = createFront({
    site: {
      running: () => running,
      files: () => running.files,
      releases: () => [release],
      since: () => new Date(),
      takeUp: async () => undefined,
      stop: (patience) => running.stop(patience),
    },
    health: () => Promise.reject(new Error('Nobody asks.')),
  })
  await once(server.listen(at, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await running.stop()
    },
  }
}
