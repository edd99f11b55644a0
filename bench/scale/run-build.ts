import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Phase, phaseOf, toPhases } from './phases'
import { treeMemory } from './tree-memory'

export type BuildRun = { seconds: number; phases: Phase[]; peakMegabytes: number }

type Run = { script?: string; variables?: Readonly<Record<string, string>> }

/** Builds the copy of the site in `folder`, repeating what the build says. */
export async function runBuild(folder: string, { script = 'scripts/build.ts', variables }: Run = {}): Promise<BuildRun> {
  const begin = performance.now()
  const said: { name: string; at: number }[] = [{ name: 'start', at: 0 }]
  // Its own settings would be another site's: the token of a service, the address of errors.
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    SITE_URL: 'http://localhost:3000',
    ...variables,
  } as const
  const build = spawn(process.execPath, ['--import', 'tsx', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(build, 'exit') as Promise<[number | null]>
  let peakMegabytes = 0
  const watch = setInterval(async () => {
    peakMegabytes = Math.max(peakMegabytes, await treeMemory(build.pid ?? 0))
  }, 500)
  for await (const line of createInterface(build.stdout)) {
    console.log(`  | ${line}`)
    const name = phaseOf(line)
    if (name) said.push({ name, at: performance.now() - begin })
  }
  const [code] = await ended
  clearInterval(watch)
  if (code !== 0) throw new Error(`The build ended with ${code}.`)
  const end = performance.now() - begin
  return { seconds: end / 1000, phases: toPhases(said, end), peakMegabytes }
}
