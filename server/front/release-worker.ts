import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Release, snapshotOf } from '@/routing/release/releases'
import type { SiteEnvironment } from '../environment'
import { askRelease, expectAnswer } from './ask-release'
import { type FinishedSite, openFinishedSite } from './finished-site'
import { type Pulse, type WorkerMessage, watchPulse } from './pulse'

/** What a release is told: its folder, where to answer, and the port the site is known by. */
export type WorkerTask = { folder: string; socket: string; port: number }

/** A release that answers on a socket of its own, in a thread with modules and environment of its own. */
export type RunningRelease = {
  release: Release
  socket: string
  agent: Agent
  /** What needs no computing. */
  files: FinishedSite | null
  /** Requests it has not answered yet. */
  pending: number
  /** Resolves when it is gone, with the reason when nobody asked for it. */
  ended: Promise<Error | null>
  /** Gives it this many milliseconds to finish what it does besides answering, such as a mail that is on its way. */
  stop: (patience?: number) => Promise<void>
}

/** In megabytes. V8 takes 48 before it tidies up, where nothing lives longer than one answer. */
const youngGeneration = 12

/** What a release must answer before it is shown to anybody: something that is computed, and a page where pages are no files. */
const questionsFor = (files: FinishedSite | null) => [...(files ? [] : ['/']), '/api/estimate/v1?p=web']

/** What it is asked besides: its messages are delivered from then on, and the first link to an estimate is not too slow to be filled in. */
const warmUps = ['/api/contact/state', '/api/estimate/linked/en/results?p=web']

type StartOptions = {
  patience?: number
  /** `preview` renders pages, too, of the content CONTENT_SNAPSHOT names. */
  program?: 'worker' | 'preview'
  /** How soon a thread that is stuck is ended. */
  pulse?: Pulse
  /** In place of those of this process. */
  variables?: Readonly<Record<string, string>>
}

/**
 * Starts a release and waits until it answers.
 * @throws with a sentence when it does not.
 */
export async function startRelease(
  release: Release,
  { port, heapLimit, patience = 60_000, program = 'worker', variables, pulse }: Pick<SiteEnvironment, 'port' | 'heapLimit'> & StartOptions,
): Promise<RunningRelease> {
  const files = await openFinishedSite(release)
  const { socket, remove } = newSocket()
  const task: WorkerTask = { folder: release.folder, socket, port }
  const worker = new Worker(join(release.folder, `${program}.mjs`), {
    workerData: task,
    env: { ...environmentOf(release), ...(program === 'preview' && pagesEnvironment(release)), ...variables },
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: heapLimit,
      maxYoungGenerationSizeMb: youngGeneration,
    },
  })
  worker.once('exit', remove)
  const tell = (message: WorkerMessage) => worker.postMessage(message)
  const agent = new Agent({ keepAlive: true })
  let isStopping = false
  let isStuck = false
  let unwatch = () => {}
  const ended = new Promise<Error | null>((resolve) => {
    worker.on('error', resolve)
    worker.once('exit', () => unwatch())
    worker.on('exit', (code) =>
      resolve(isStopping ? null : new Error(isStuck ? 'its thread was stuck' : `its thread ended with code ${code}`)),
    )
  })
  const running: RunningRelease = {
    release,
    socket,
    agent,
    files,
    pending: 0,
    ended,
    stop: async (patience = 8000) => {
      isStopping = true
      agent.destroy()
      const said = new Promise<void>((resolve) => {
        worker.on('message', (message) => message === 'ended' && resolve())
      })
      tell('end')
      await Promise.race([said, ended, wait(patience, undefined, { ref: false })])
      await worker.terminate()
    },
  }
  try {
    await inTime(Promise.race([new Promise((resolve) => worker.once('message', resolve)), failure(ended)]), patience)
    for (const question of questionsFor(files)) await inTime(Promise.race([expectAnswer(running, question), failure(ended)]), patience)
    // Pages are answered whether these are or not.
    for (const question of warmUps) await askRelease(running, question).catch(() => undefined)
    unwatch = watchPulse(
      worker,
      () => {
        isStuck = true
        void worker.terminate()
      },
      pulse,
    )
    return running
  } catch (error) {
    await running.stop()
    throw new Error(`Release ${release.id} does not start: ${error instanceof Error ? error.message : error}.`)
  }
}

/** Where nobody else of this machine may look. */
function newSocket(): { socket: string; remove: () => void } {
  if (process.platform === 'win32') return { socket: `\\\\.\\pipe\\site-${randomUUID()}`, remove: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  return { socket: join(folder, 'release'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** No tokens: what a release needed of them is in its files. */
function environmentOf(release: Release): NodeJS.ProcessEnv {
  const { CONTENT_SERVICE_TOKEN: _content, SENTRY_AUTH_TOKEN: _uploads, ...others } = process.env
  const { CONTENT_PREVIEW_TOKEN: _drafts, PREVIEW_SECRET: _links, PUBLISH_SECRET: _hook, ...variables } = others
  return {
    ...variables,
    NODE_ENV: 'production',
    SITE_URL: release.stamp.SITE_URL,
    BUILD_ID: release.buildId,
    CONTENT_SNAPSHOT: snapshotOf(release),
  }
}

/** A release has no configuration file: Next.js takes what it was built with, but renders pages. The front compresses. */
function pagesEnvironment(release: Release): Record<string, string> {
  const { output: _files, ...config } = configOf(release)
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify({ ...config, compress: false }),
  }
}

function configOf({ folder }: Release): { output?: 'export' } {
  return JSON.parse(readFileSync(join(folder, '.next', 'required-server-files.json'), 'utf8')).config
}

async function failure(ended: RunningRelease['ended']): Promise<never> {
  throw (await ended) ?? new Error('it was stopped')
}

async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not answer within ${milliseconds / 1000} s`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
