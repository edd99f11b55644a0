import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Outgoing connections get theirs from 32,768 on: between a probe and the server such a port could go to one, which keeps it for a minute.
const lowest = 20_000
const highest = 32_767

/** A port nobody listened on a moment ago. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const port = randomInt(lowest, highest + 1)
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(findFreePort()) : reject(error)))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(port)))
  })
}
