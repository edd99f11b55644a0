import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

/**
 * Runs a command of Next.js until it ends. Of a build that goes well only what `next.config.ts` says by a message is printed: routes and
 * warnings about what is decided are known.
 * @throws when it does not end well.
 */
export function runNext(words: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const isQuiet = words[0] === 'build'
  return runNode([next, ...words], { NEXT_TELEMETRY_DISABLED: '1', ...variables }, `next ${words.join(' ')}`, isQuiet)
}

/**
 * A signal to this process goes to the program first and then ends this process too: what was to come after an interrupted
 * program never runs.
 * @throws when the program ends with an error or is killed by anyone else.
 */
export function runNode(words: readonly string[], variables: NodeJS.ProcessEnv, name: string, isQuiet = false): Promise<void> {
  const child = spawn(process.execPath, words, { stdio: isQuiet ? ['ignore', 'pipe', 'pipe', 'ipc'] : 'inherit', env: variables })
  child.on('message', (sentence) => console.warn(sentence))
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  let asked: NodeJS.Signals | undefined
  const passOn = (signal: NodeJS.Signals) => {
    asked = signal
    child.kill(signal)
  }
  process.on('SIGINT', passOn).on('SIGTERM', passOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn)
      if (asked) return void process.kill(process.pid, asked)
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(printed))
      reject(new Error(`"${name}" ended with ${signal ?? `code ${code}`}.`))
    })
  })
}
