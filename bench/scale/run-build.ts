import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Phase, phaseOf, type Said, toPhases } from './phases'
import { treeUse } from './tree-use'

export type BuildRun = { seconds: number; cpuSeconds: number; phases: Phase[]; peakMegabytes: number }

type Run = { script?: string; variables?: Readonly<Record<string, string>> }

/** Builds the copy of the site in `folder`, repeating what the build says. */
export async function runBuild(folder: string, { script = 'scripts/build.ts', variables }: Run = {}): Promise<BuildRun> {
  const begin = performance.now()
  const said: Said[] = [{ name: 'start', at: 0, cpuSeconds: 0 }]
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
  let cpuSeconds = 0
  const look = async () => {
    const use = await treeUse(build.pid ?? 0)
    peakMegabytes = Math.max(peakMegabytes, use.megabytes)
    // A process that has just ended is counted nowhere until its parent hears of it.
    cpuSeconds = Math.max(cpuSeconds, use.cpuSeconds)
  }
  const watch = setInterval(look, 2000)
  for await (const line of createInterface(build.stdout)) {
    console.log(`  | ${line}`)
    const name = phaseOf(line)
    if (!name) continue
    const at = performance.now() - begin
    await look()
    said.push({ name, at, cpuSeconds })
  }
  const [code] = await ended
  clearInterval(watch)
  if (code !== 0) throw new Error(`The build ended with ${code}.`)
  const end = { at: performance.now() - begin, cpuSeconds }
  return { seconds: end.at / 1000, cpuSeconds, phases: toPhases(said, end), peakMegabytes }
}
