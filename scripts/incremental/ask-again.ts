import { get } from 'node:http'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { type RunningRelease, startRelease } from '@/deploy/server/release-worker'
import type { SiteEnvironment } from '../environment'
import type { Release } from '../releases/release-store'

/** From so many pages on, a second thread has rendered its part before it would not have paid to start it. */
const pagesPerThread = 12

type Task = Pick<SiteEnvironment, 'port'> & {
  /** By which Next.js knows that it is this site that asks for a page to be made again. */
  key: string
  builtAt: Date
  onDone: (done: number, all: number) => void
}

/**
 * Has the compiled program of a release render pages again, which it writes into its `route-cache`.
 * @throws with the page that was not rendered.
 */
export async function askAgain(release: Release, routes: readonly string[], { port, key, builtAt, onDone }: Task): Promise<void> {
  const variables = { CONTACT_DELIVERY: 'off', BUILD_TIME: String(builtAt.getTime()) }
  const count = Math.min(availableParallelism(), Math.ceil(routes.length / pagesPerThread))
  const started = await Promise.allSettled(Array.from({ length: count }, () => startRelease(release, { port, heapLimit: 1024, variables })))
  const threads = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  try {
    const failed = started.find((each) => each.status === 'rejected')
    if (failed) throw failed.reason
    const left = [...routes]
    const work = async (thread: RunningRelease) => {
      for (let route = left.shift(); route !== undefined; route = left.shift()) {
        await renderAgain(thread, route, key)
        onDone(routes.length - left.length, routes.length)
      }
    }
    await pLimit(threads.length).map(threads, work)
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}

function renderAgain({ socket, agent }: RunningRelease, route: string, key: string): Promise<void> {
  const isMissing = /\/(?:_not-found|not-found|page-not-found)$/.test(route)
  return new Promise((resolve, reject) => {
    const headers = { host: 'localhost', 'x-prerender-revalidate': key }
    const request = get({ socketPath: socket, agent, path: route, headers }, (answer) => {
      const { statusCode: status = 0, headers: said } = answer
      const isRendered = said['x-nextjs-cache'] === 'REVALIDATED' && (status === 200 || (isMissing && status === 404))
      answer.on('end', () => (isRendered ? resolve() : reject(new Error(`${route} answers ${status}`))))
      answer.on('error', reject).resume()
    })
    request.on('error', reject)
  })
}
