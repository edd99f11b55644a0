import type { Release } from '@/routing/release/releases'
import type { FinishedSite } from './finished-site'
import type { RunningRelease } from './release-worker'

type Options = {
  /** The release that is to be served. */
  read: () => Promise<Release | null>
  /** Everything whose files open tabs may ask for, the newest first. */
  list: () => Promise<Release[]>
  start: (release: Release) => Promise<RunningRelease>
  say: (sentence: string) => void
  wait: (milliseconds: number) => Promise<void>
}

export type LiveSite = {
  /** Answers requests; null while a release that died is started again. */
  running: () => RunningRelease | null
  /** Its files, which answer meanwhile. */
  files: () => FinishedSite | null
  /** The current release and then all others. */
  releases: () => readonly Release[]
  since: () => Date
  /** Goes over to the current release. @throws only when there was none before. */
  takeUp: () => Promise<void>
  stop: (patience?: number) => Promise<void>
}

const longestWait = 30_000

/** Keeps the current release answering: takes up a new one once it answers, and starts one again that died. */
export function createLiveSite({ read, list, start, say, wait }: Options): LiveSite {
  let running: RunningRelease | null = null
  let served: Release | null = null
  let files: FinishedSite | null = null
  let releases: readonly Release[] = []
  let since = new Date()
  let isStopped = false
  let queue: Promise<void> = Promise.resolve()
  const retiring = new Set<Promise<void>>()

  async function goOver(): Promise<void> {
    const release = await read()
    if (!release || isStopped || release.id === served?.id) return
    const fresh = await start(release)
    const old = running
    await show(fresh)
    if (old) {
      say(`Release ${release.id} is live.`)
      const gone = retire(old).finally(() => retiring.delete(gone))
      retiring.add(gone)
    }
  }

  async function show(fresh: RunningRelease): Promise<void> {
    releases = [fresh.release, ...(await list()).filter(({ id }) => id !== fresh.release.id)]
    if (fresh.release.id !== served?.id) since = new Date()
    running = fresh
    files = fresh.files
    served = fresh.release
    void fresh.ended.then((reason) => {
      if (reason && running === fresh) void revive(fresh.release, reason)
    })
  }

  async function revive(release: Release, reason: Error): Promise<void> {
    running = null
    for (let delay = 250; !isStopped && !running && served?.id === release.id; delay = Math.min(delay * 2, longestWait)) {
      say(`Release ${release.id} died (${reason.message}); it is started again.`)
      await wait(delay)
      queue = queue.then(async () => {
        if (!isStopped && !running && served?.id === release.id) await start(release).then(show)
      })
      queue = queue.catch((error: Error) => say(error.message))
      await queue
    }
  }

  return {
    running: () => running,
    files: () => files,
    releases: () => releases,
    since: () => since,
    takeUp: () => {
      const done = queue.then(goOver).catch((error: Error) => {
        if (!served) throw error
        say(`${error.message} Release ${served.id} stays live.`)
      })
      queue = done.catch(() => undefined)
      return done
    },
    stop: async (patience) => {
      isStopped = true
      await queue
      await Promise.all([running?.stop(patience), ...retiring])
    },
  }

  /** Ends a release once its last answer is out. */
  async function retire(old: RunningRelease): Promise<void> {
    while (old.pending > 0 && !isStopped) await wait(100)
    await old.stop()
  }
}
