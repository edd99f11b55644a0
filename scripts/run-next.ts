import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

/** Runs a command of Next.js until it ends and passes signals on. @throws when it ends with an error. */
export function runNext(words: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [next, ...words], { stdio: 'inherit', env: { NEXT_TELEMETRY_DISABLED: '1', ...variables } })
  const passOn = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', passOn).on('SIGTERM', passOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn)
      if (code === 0 || signal) resolve()
      else reject(new Error(`"next ${words.join(' ')}" ended with code ${code}.`))
    })
  })
}
