import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { SiteContent } from '@/content-client/types'
import type { ReleaseReport } from '@/routing/release/report'
import { findFreePort } from './free-port'

type ScriptResult = { code: number | null; stdout: string; stderr: string }

type Script = 'prepare' | 'build' | 'start' | 'release'

/** A script that runs. */
type Running = { child: ChildProcess; reports: ReleaseReport[]; result: Promise<ScriptResult> }

/** A site of its own: the content, the pictures and the styles of this one, and whatever a script writes. */
export type SiteFolder = {
  path: string
  /** Runs a script of this repository there. Nothing of the tests' own environment reaches it but the search path. */
  run: (script: Script, variables?: Readonly<Record<string, string>>) => Promise<ScriptResult>
  /** The same, as a program that listens to its reports starts it. */
  begin: (script: Script, variables?: Readonly<Record<string, string>>) => Running
  readSnapshot: () => Promise<SiteContent>
  read: (file: string) => Promise<string>
  has: (file: string) => Promise<boolean>
  write: (file: string, text: string) => Promise<void>
  /** Ends what still runs there, too. */
  remove: () => Promise<void>
}

/** What was found out about these pictures, cut from these fonts and rendered of these texts before; without it every site would do so anew. */
const kept = ['.cache/pictures/known', '.cache/fonts', '.cache/texts']

/** Pictures for pages that are built, which no site of a test has. */
const drawn = ['public/_ipx', 'public/og']

export async function createSiteFolder(): Promise<SiteFolder> {
  const path = await mkdtemp(join(tmpdir(), 'site-'))
  const filter = (file: string) => !drawn.includes(file)
  await Promise.all(['content', 'public', 'styles', ...kept].map((room) => cp(room, join(path, room), { recursive: true, filter })))
  const running = new Set<ChildProcess>()
  const begin: SiteFolder['begin'] = (script, variables = {}) => {
    const child = startScript(resolve('scripts', `${script}.ts`), path, variables)
    const reports: ReleaseReport[] = []
    child.on('message', (said) => reports.push(said as ReleaseReport))
    running.add(child)
    return { child, reports, result: resultOf(child).finally(() => running.delete(child)) }
  }
  return {
    path,
    begin,
    run: async (script, variables = {}) => begin(script, { PORT: String(await findFreePort()), ...variables }).result,
    readSnapshot: async () => JSON.parse(await readFile(join(path, '.content', 'site.json'), 'utf8')),
    read: (file) => readFile(join(path, file), 'utf8'),
    has: (file) =>
      access(join(path, file)).then(
        () => true,
        () => false,
      ),
    write: async (file, text) => {
      await mkdir(dirname(join(path, file)), { recursive: true })
      await writeFile(join(path, file), text)
    },
    remove: async () => {
      for (const child of running) child.kill('SIGKILL')
      await rm(path, { recursive: true })
    },
  }
}

function startScript(script: string, cwd: string, variables: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), NODE_ENV: 'production', ...variables } as const
  const words = ['--import', import.meta.resolve('tsx'), script, ...(script.endsWith('release.ts') ? ['--report'] : [])]
  return spawn(process.execPath, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
}

async function resultOf(child: ReturnType<typeof startScript>): Promise<ScriptResult> {
  const result = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      result[stream] += text
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...result }
}
