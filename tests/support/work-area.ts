import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { copySnapshot } from '@/content-client/snapshot'
import { findFreePort } from './free-port'
import { buildFolder, publicFolder, snapshotFile } from './release'

/** How a build goes: what it makes does not start, it lacks its content, or it is killed while it puts the release together. */
export type Fate = 'good' | 'does not start' | 'fails' | 'is killed'

const finish = (number: number) => `
  const { withBuildLock } = await import(${JSON.stringify(resolve('build/releases/build-lock.ts'))})
  const { finishRelease } = await import(${JSON.stringify(resolve('build/releases/finish-release.ts'))})
  const { removeUnfinished, switchTo } = await import(${JSON.stringify(resolve('build/releases/release-store.ts'))})
  const stamp = { SITE_URL: 'http://localhost:3000', dependencies: 'the same' }
  await withBuildLock(async () => {
    await removeUnfinished()
    const { id } = await finishRelease({ buildId: String(${number}).padEnd(20, '0'), builtAt: new Date(Date.UTC(2026, 0, ${number})).toISOString(), stamp })
    await switchTo(id)
  })`

/** A copy of the built site in which builds end and are served, without the minutes Next.js takes for its part of them. */
export async function createWorkArea() {
  const folder = await mkdtemp(join(tmpdir(), 'work-area-'))
  const port = await findFreePort()
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const run = (script: string, variables: Record<string, string> = {}): ChildProcess => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', TSX_TSCONFIG_PATH: resolve('tsconfig.json'), ...variables } as const
    const words = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script]
    return spawn(process.execPath, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  }
  let server: ChildProcess | undefined
  let output = ''
  const said = async (sentence: string) => {
    while (!output.includes(sentence)) await once(server?.stdout ?? process.stdout, 'data')
  }

  return {
    address: `http://localhost:${port}`,
    /** Its own script is what no other release has: `/_next/static/only-{number}.js`. */
    build: async (number: number, fate: Fate): Promise<void> => {
      for (const part of ['.next', 'public', '.content']) await rm(join(folder, part), { recursive: true, force: true })
      await cp(buildFolder, join(folder, '.next'), { recursive: true, verbatimSymlinks: true })
      await cp(publicFolder, join(folder, 'public'), { recursive: true })
      await writeFile(join(folder, '.next', 'static', `only-${number}.js`), `"${number}"`)
      if (fate !== 'fails') {
        await mkdir(join(folder, '.content'))
        await copySnapshot(join(folder, '.content', 'site.json'), snapshotFile)
      }
      if (fate === 'does not start') await rm(join(folder, '.next', 'BUILD_ID'))
      const build = run(finish(number))
      if (fate === 'is killed') {
        while (!(await partials(folder)).length) await new Promise(setImmediate)
        build.kill('SIGKILL')
      }
      const [code] = (await once(build, 'exit')) as [number | null]
      const expected = { good: 0, 'does not start': 0, fails: 1, 'is killed': null }[fate]
      if (code !== expected) throw new Error(`The build that ${fate} ended with ${code}.`)
    },
    serve: async (): Promise<void> => {
      const command = `const { serve } = await import(${JSON.stringify(resolve('server/front/main.ts'))}); await serve()`
      server = run(command, { PORT: String(port) })
      for (const stream of [server.stdout, server.stderr])
        stream?.setEncoding('utf8').on('data', (text) => {
          output += text
        })
      await said('Serving release')
    },
    /** Waits until the server has told of so many releases. */
    toldOf: async (count: number): Promise<void> => {
      while ((output.match(/is live\.|stays live\./g) ?? []).length < count) await once(server?.stdout ?? process.stdout, 'data')
    },
    remove: async (): Promise<void> => {
      if (server && server.exitCode === null) {
        server.kill()
        await once(server, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function partials(folder: string): Promise<string[]> {
  const releases = join(folder, '.releases')
  if (!existsSync(dirname(releases)) || !existsSync(releases)) return []
  return (await readdir(releases)).filter((name) => name.endsWith('.partial'))
}
