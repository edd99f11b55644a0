import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@/tests/support/free-port'

type RunningSite = { port: number; stop: () => Promise<void> }

/** `npm start` on a free port, under the address the current release was built for, so that nothing is built again for another. */
export async function startSite(): Promise<RunningSite> {
  const { builtFor } = await import('@/tests/support/release')
  const port = await findFreePort()
  const child = spawn(process.execPath, ['server/start.mjs'], {
    env: { ...process.env, MALLOC_ARENA_MAX: '2', PORT: String(port), SITE_URL: process.env.SITE_URL || builtFor() },
    stdio: 'ignore',
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('The site did not start; try "npm start".')
    await wait(250)
  }
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

const answers = (port: number) =>
  fetch(`http://localhost:${port}/contacts`).then(
    ({ ok }) => ok,
    () => false,
  )
