import { get } from 'node:http'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { type RunningRelease, startRelease } from '@/deploy/server/release-worker'
import { locales } from '@/routing/locales'
import type { SiteEnvironment } from '../environment'
import type { Release } from '../releases/release-store'
import { pagesThatReadTexts } from './changed-routes'

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
  const options = { port, heapLimit: 1024, program: 'preview' as const, isForBuild: true, variables }
  const count = Math.min(availableParallelism(), Math.ceil(routes.length / pagesPerThread))
  const started = await Promise.allSettled(Array.from({ length: count }, () => startRelease(release, options)))
  const threads = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  try {
    const failed = started.find((each) => each.status === 'rejected')
    if (failed) throw failed.reason
    const left = byLanguage(routes)
    const work = async (thread: RunningRelease, index: number) => {
      const next = () => (index % 2 ? left.pop() : left.shift())
      for (let route = next(); route !== undefined; route = next()) {
        await renderAgain(thread, route, key)
        onDone(routes.length - left.length, routes.length)
      }
    }
    await pLimit(threads.length).map(threads, work)
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}

/**
 * Threads take routes from either end, so that each reads the texts of one language: what is made of all of them stands at the ends, as it
 * takes longest.
 */
export function byLanguage(routes: readonly string[]): string[] {
  const [first, second] = locales.map((locale) =>
    routes.filter((route) => localeOf(route) === locale).toSorted((a, b) => weightOf(b) - weightOf(a)),
  )
  const others = routes.filter((route) => localeOf(route) === undefined)
  return [...(first ?? []), ...others, ...(second ?? []).reverse()]
}

const localeOf = (route: string) => locales.find((locale) => route.split(/[/.]/).includes(locale))

/** They read every text. */
const weightOf = (route: string) => (route.startsWith('/search-index/') ? 2 : pagesThatReadTexts.has(route) ? 1 : 0)

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
