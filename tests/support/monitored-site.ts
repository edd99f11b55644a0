import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folder = '.next-monitored'
const next = resolve('node_modules/next/dist/bin/next')

export const monitoredRelease = 'a-monitored-build'

export type MonitoredSite = { address: string; chunks: string; stop: () => Promise<void> }

/** A second build, beside the one that is served: with an address for error reports, and one page lost on the server. */
export async function startMonitoredSite(dsn: string, lostPage: string): Promise<MonitoredSite> {
  await build(dsn)
  for (const ending of ['.html', '.rsc', '.meta', '.segments'])
    await rm(join(folder, 'server', 'app', `${lostPage}${ending}`), { recursive: true, force: true })
  // Elsewhere than the content, so that the lost page cannot be made again.
  const place = await mkdtemp(join(tmpdir(), 'monitored-'))
  for (const part of [folder, 'node_modules', 'public', 'routing', 'messages', 'package.json'])
    await symlink(resolve(part), join(place, part))
  for (const file of ['next.config.ts', 'tsconfig.json']) await cp(file, join(place, file))
  const port = await findFreePort()
  const server = run(['start', '--port', String(port)], { cwd: place })
  await untilItAnswers(`http://localhost:${port}/builds/latest.json`)
  return {
    address: `http://localhost:${port}`,
    chunks: join(folder, 'static'),
    stop: async () => {
      server.kill()
      await once(server, 'exit')
      await Promise.all([rm(place, { recursive: true }), rm(folder, { recursive: true })])
    },
  }
}

type Place = { cwd?: string; variables?: Record<string, string> }

async function build(dsn: string): Promise<void> {
  // Next.js writes the folder of every build into the compiler's settings.
  const settings = await readFile('tsconfig.json', 'utf8')
  const variables = { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'test', BUILD_ID: monitoredRelease }
  const [code] = (await once(run(['build'], { variables }), 'exit')) as [number | null]
  await writeFile('tsconfig.json', settings)
  if (code !== 0) throw new Error(`The monitored build ended with code ${code}.`)
}

function run(words: readonly string[], { cwd = process.cwd(), variables = {} }: Place): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production', DIST_DIR: folder, NEXT_TELEMETRY_DISABLED: '1', ...variables } as const
  return spawn(process.execPath, [next, ...words], { cwd, env, stdio: 'ignore' })
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

function findFreePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject).listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free.'))))
    })
  })
}
