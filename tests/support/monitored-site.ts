import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { writeErrorPage } from '@/scripts/page-policies/write-error-page'
import { writePolicies } from '@/scripts/page-policies/write-policies'
import { finishPages } from '@/scripts/static-pages/finish-pages'
import { markScripts } from '@/scripts/static-pages/mark-modules'
import { projectFiles } from './files'

/** A copy of the sources, so that the build of a test writes nothing into the checkout; below it, so that packages are found. */
const place = resolve('.cache/monitored-site')
const next = resolve('node_modules/next/dist/bin/next')
const generated = ['.content', 'routing/generated', 'styles/generated']

export const monitoredRelease = 'a-monitored-build'
const settings = { SENTRY_ENVIRONMENT: 'test', BUILD_ID: monitoredRelease, TYPES_CHECKED: 'yes' }
/** Prerendered, and lost on the server afterwards. */
const lostPage = 'en/contacts'

export type MonitoredSite = { address: string; stop: () => Promise<void> }

/** A second build beside the one that is served: with an address for error reports. */
export async function buildMonitoredSite(dsn: string): Promise<void> {
  await rm(place, { recursive: true, force: true })
  // A lock in the copy would make it a project of its own, without packages.
  const sources = projectFiles.filter(
    (file) => !/^(tests|content|artwork|bench|scripts\/(?!static-pages))\/|^package-lock\.json$/.test(file),
  )
  await Promise.all([...sources, ...generated].map(copy))
  // Style sheets name the files of packages by their path.
  await symlink(resolve('node_modules'), join(place, 'node_modules'), 'junction')
  const [code] = (await once(run(['build'], { SENTRY_DSN: dsn, ...settings }), 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The monitored build ended with code ${code}.`)
  const built = join(place, '.next')
  await markScripts(join(built, 'static', 'chunks'))
  await finishPages(built)
  await writeErrorPage(built)
  await writePolicies(built, { siteUrl: 'http://localhost', dsn })
}

/** Serves that build with one page lost, which cannot be made again without its content. */
export async function startMonitoredSite(port: number): Promise<MonitoredSite> {
  for (const ending of ['.html', '.rsc', '.meta', '.segments'])
    await rm(join(place, '.next', 'server', 'app', `${lostPage}${ending}`), { recursive: true, force: true })
  await rm(join(place, '.content'), { recursive: true, force: true })
  const server = run(['start', '--port', String(port)], {})
  const address = `http://localhost:${port}`
  await untilItAnswers(`${address}/builds/latest.json`)
  return {
    address,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
      await rm(place, { recursive: true })
    },
  }
}

async function copy(file: string): Promise<void> {
  await mkdir(dirname(join(place, file)), { recursive: true })
  await cp(file, join(place, file), { recursive: true })
}

function run(words: readonly string[], variables: Record<string, string>): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...variables } as const
  return spawn(process.execPath, [next, ...words], { cwd: place, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function untilItAnswers(address: string): Promise<void> {
  const answered = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answered) return
  await new Promise((resolve) => setTimeout(resolve, 200))
  await untilItAnswers(address)
}
