import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseReport, ReportedProblem } from '@/routing/release/report'
import type { Outcome, ReleaseRun } from './publisher'

/** What `npm run release` starts, without npm between: signals and reports pass through nobody. */
export const releaseScript = 'scripts/release.ts'
const usualWords = ['--import', 'tsx', releaseScript, '--report']

/** In milliseconds: after that a release that was told to end is ended. */
const patience = 5000

/**
 * Makes a release in a process of its own, behind whoever answers visitors. Ended at any time it leaves the live release as it is.
 * `words` are those of Node.js.
 */
export function runRelease(onStep: (step: string) => void, words: readonly string[] = usualWords): ReleaseRun {
  const child = spawnBehind([process.execPath, ...words])
  const gone = Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  return {
    outcome: outcomeOf(child, gone, onStep),
    stop: async () => {
      endGroup(child, 'SIGTERM')
      await Promise.race([gone, wait(patience, undefined, { ref: false })]).catch(() => undefined)
      endGroup(child, 'SIGKILL')
    },
  }
}

async function outcomeOf(child: ChildProcess, gone: Promise<unknown[][]>, onStep: (step: string) => void): Promise<Outcome> {
  const problems: ReportedProblem[] = []
  let release: string | undefined
  let isBusy = false
  child.on('message', (said: ReleaseReport) => {
    if ('step' in said) onStep(said.step)
    else if ('problems' in said) problems.push(...said.problems)
    else if ('release' in said) release = said.release
    else isBusy = true
  })
  const [[code, signal] = []] = await gone
  if (code === 0 && release !== undefined) return { release, problems }
  if (isBusy) return { isBusy }
  if (problems.length > 0) return { problems }
  const end = signal ? `was ended by ${signal}` : `ended with code ${code}`
  return { problems: [{ sentence: `The release ${end} and did not say why; look into the log of the site.`, link: null }] }
}

/** In a group of its own, so that whatever it starts ends with it, and with the lowest claim to the processor that still goes on. */
function spawnBehind(command: readonly string[]): ChildProcess {
  const [program = '', ...words] = process.platform === 'win32' ? command : ['nice', '-n', '10', ...command]
  return spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true, env: environment() })
}

/** Without what is for servers alone. Empty and not absent: a file `.env` fills only names that are not there. */
function environment(): NodeJS.ProcessEnv {
  const { MALLOC_ARENA_MAX: _, ...variables } = process.env
  return { ...variables, PUBLISH_SECRET: '' }
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // Nobody of it is left.
  }
}
