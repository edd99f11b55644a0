import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { siteUrl } from './server'

/** `npm start` with a content of its own: builds first. Resolves once it serves. @throws an Error with its last lines otherwise */
export async function startSite(port: number, variables: Readonly<Record<string, string>>): Promise<{ stop: () => Promise<void> }> {
  const env = { ...process.env, PORT: String(port), SITE_URL: siteUrl, ...variables }
  const child = spawn(process.execPath, ['server/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = once(child, 'close')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes('Serving release')) resolve()
      })
    void gone.then(() => reject(new Error(`The site ended before it answered: ${said.slice(-2000)}`)))
  })
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}
