import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from './free-port'

export type LiveSite = {
  address: string
  process: ChildProcess
  /** Everything it printed. */
  output: () => string
  /** Resolves when it is gone, with its exit code. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** The current release, served by a process of its own; with the script of `npm start`, what was built last. Resolves once it answers. */
export async function startLiveSite(
  variables: Readonly<Record<string, string>>,
  { folder = process.cwd(), script = 'server/serve.mjs' } = {},
): Promise<LiveSite> {
  const port = await findFreePort()
  const env = { ...process.env, PORT: String(port), ...variables }
  const child = spawn(process.execPath, [script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const gone = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (said: string) => {
        output += said
        if (output.includes('Serving release')) resolve()
      })
    void gone.then(() => reject(new Error(`The site ended before it answered: ${output}`)))
  })
  return {
    address: `http://localhost:${port}`,
    process: child,
    output: () => output,
    end: async (signal) => {
      child.kill(signal)
      const [code] = (await gone) as [number | null]
      return code
    },
  }
}
