import { watch } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { readContactEnvironment } from '@/app/_contact/environment'
import { currentRelease, listReleases, releasesFolder } from '@/routing/release/releases'
import { noteServing } from '@/routing/release/serving'
import { readSiteEnvironment } from '../environment'
import { loadEnvironment } from '../load-environment'
import { main } from '../main'
import { createNumbersAnswer } from '../numbers/answer'
import { openCounter } from '../numbers/open-counter'
import { readPreviewEnvironment } from '../preview/environment'
import { passOnToPreview } from '../preview/pass-on'
import { expectSources, openPublishing } from '../publish/open-publishing'
import { createClientAddress } from './client-address'
import { createFront } from './front'
import { createHealth, messageTrouble } from './health'
import { createLiveSite } from './live-site'
import { startRelease } from './release-worker'

/** In milliseconds: how long a visitor's answer may still take once the site is to stop, and all of the stop. */
const grace = 8000
const longestStop = 9500

/** Serves the current release, and every one that becomes it, until this process is told to stop. */
export const serve = (options: ServeOptions = {}) => main(() => start(options), 'The site was not started.')

type ServeOptions = {
  /** What Node.js is started with where something was published, in place of the usual. */
  releaseWords?: readonly string[]
}

async function start({ releaseWords }: ServeOptions): Promise<void> {
  loadEnvironment()
  const { port, host, accessLog, isCounting, heapLimit, trustedProxies, publishSecret: secret } = readSiteEnvironment(process.env)
  const { dataDir } = readContactEnvironment(process.env)
  const preview = readPreviewEnvironment(process.env)
  if (secret !== null) expectSources(releaseWords)
  const say = (sentence: string) => console.log(sentence)
  const site = createLiveSite({
    read: currentRelease,
    list: listReleases,
    start: (release) => startRelease(release, { port, heapLimit }),
    say,
    wait: (milliseconds) => wait(milliseconds),
  })
  // Before the first reading, so that no switch is missed; on its own it keeps no process alive.
  const takeUp = () => void site.takeUp().catch(() => undefined)
  const watcher = watch(releasesFolder, (_event, name) => {
    if (name === 'current.json') takeUp()
  }).unref()
  await site.takeUp()
  const log = accessLog ? { log: (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`) } : {}
  const publishing = secret === null ? null : openPublishing({ secret, site, say, words: releaseWords })
  const [first] = site.releases()
  const counter = isCounting && first ? openCounter(first, dataDir, say) : null
  const health = createHealth(site)
  const server = createFront({
    site,
    publishing: publishing?.answer,
    count: counter?.count,
    numbers: counter && secret !== null ? createNumbersAnswer({ secret, read: counter.read }) : undefined,
    ...(preview.isPublic && { before: passOnToPreview(preview) }),
    health,
    countryHeader: process.env.COUNTRY_HEADER,
    clientAddress: createClientAddress(trustedProxies),
    ...log,
  })
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  await listening.catch(async (error: Error) => {
    await Promise.all([site.stop(), publishing?.stop()])
    throw error
  })
  const [live] = site.releases()
  noteServing()
  say(`Serving release ${live?.id} of ${live?.stamp.SITE_URL} on port ${port}${host ? ` of ${host}` : ''}.`)

  process.on('SIGHUP', takeUp)
  let isEnding = false
  const stop = async () => {
    // Told twice, it ends no sooner: an answer under way would be cut.
    if (isEnding) return
    isEnding = true
    say('Ending after the last answer …')
    watcher.close()
    const begun = Date.now()
    const unpublished = publishing?.stop()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), grace).unref()
    await closed
    await unpublished
    counter?.stop()
    await site.stop(begun + longestStop - Date.now())
    process.exit(0)
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)

  const trouble = messageTrouble((await health()).messages)
  if (trouble) say(`Messages cannot be kept: ${trouble}. Pages are served; visitors who write are told to try again.`)
}
