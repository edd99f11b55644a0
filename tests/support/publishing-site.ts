import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { PublishStatus } from '@/server/publish/status'
import { findFreePort } from './free-port'
import { createReleasedSite, liveId } from './released-site'
import type { SiteFolder } from './run-script'
import { filesOf } from './served-site'

export const secret = 'secret-of-the-hook-0123456789-abcdef'
export const nextId = '20260102T000000Z-aaaaaaaa'

type Heard = { status: number; headers: Headers; text: string }

/** A site that is served by a process of its own and releases what was published. */
export type PublishingSite = {
  folder: SiteFolder
  /** Serves; `program` stands for what makes a release, in place of that of this repository. */
  serve: (variables?: Readonly<Record<string, string>>, program?: string) => Promise<ChildProcess>
  publish: () => Promise<Heard>
  /** As a program asks, or a person. */
  ask: (path: string, headers?: Record<string, string>) => Promise<Heard>
  /** Waits until the status is that. */
  until: (state: PublishStatus['state']) => Promise<PublishStatus & { release: string }>
  output: () => string
  end: (signal: NodeJS.Signals) => Promise<number | null>
  remove: () => Promise<void>
}

const bearer = { authorization: `Bearer ${secret}` }
export const basic = { authorization: `Basic ${Buffer.from(`editor:${secret}`).toString('base64')}` }

/** Its live release says “first”; `nextId` is there for a release of a test to switch to, and says “second”. */
export async function createPublishingSite(): Promise<PublishingSite> {
  const folder = await createReleasedSite()
  for (const [id, name] of [
    [liveId, 'first'],
    [nextId, 'second'],
  ] as const)
    for (const [file, text] of Object.entries(filesOf(name))) await folder.write(`.releases/${id}/${file}`, text)
  const stamp = JSON.parse(await folder.read(`.releases/${liveId}/site-stamp.json`))
  await folder.write(`.releases/${nextId}/site-stamp.json`, JSON.stringify({ ...stamp, builtAt: '2026-01-02T00:00:00.000Z' }))
  const port = await findFreePort()
  let server: ChildProcess | undefined
  let output = ''

  const ask: PublishingSite['ask'] = async (path, headers = {}) => {
    const answer = await fetch(`http://localhost:${port}${path}`, { headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const end: PublishingSite['end'] = async (signal) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return server?.exitCode ?? null
    const gone = once(server, 'exit')
    server.kill(signal)
    const [code] = (await gone) as [number | null]
    return code
  }

  return {
    folder,
    ask,
    end,
    output: () => output,
    serve: async (variables = {}, program) => {
      const script = program ? [program] : ['--import', import.meta.resolve('tsx'), resolve('scripts/release.ts'), '--report']
      const command = `const { serve } = await import(${JSON.stringify(resolve('server/front/main.ts'))}); await serve({ releaseWords: ${JSON.stringify(script)} })`
      const env = {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
        PORT: String(port),
      } as const
      const words = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', command]
      const child = spawn(process.execPath, words, {
        cwd: folder.path,
        env: { ...env, PUBLISH_SECRET: secret, ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      server = child
      output = ''
      await new Promise<void>((done) => {
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (said: string) => {
            output += said
            if (output.includes('Serving release')) done()
          })
        child.once('close', () => done())
      })
      return child
    },
    publish: async () => {
      const answer = await fetch(`http://localhost:${port}/api/publish`, { method: 'POST', headers: bearer, body: '{}' })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
    until: async (state) => {
      for (;;) {
        const status = JSON.parse((await ask('/api/publish', bearer)).text)
        if (status.state === state) return status
        await new Promise(setImmediate)
      }
    },
    remove: async () => {
      await end('SIGKILL')
      await folder.remove()
    },
  }
}
