import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import next from 'next'
import type { WorkerMessage } from './pulse'
import type { WorkerTask } from './release-worker'

const { folder, socket, port, isForBuild } = workerData as WorkerTask

// To know how long what it has rendered is, Next.js spells it as JSON, and every byte of it as a number: seconds for a list of all articles.
if (isForBuild) Object.assign(Buffer.prototype, { toJSON: () => ({ type: 'Buffer', data: [] }) })

/** What the site does besides answering ends by these; `app/_contact/delivery` puts its own there. */
const endings: (() => Promise<void>)[] = []
Object.assign(globalThis, { [Symbol.for('release.endings')]: endings })

// `localhost`, wherever the site listens: Next.js compares it with the host of its own rewrites.
const app = next({ dev: false, dir: folder, hostname: 'localhost', port })
await app.prepare()
const answer = app.getRequestHandler()

// The front is the only client: it has the limits, and ends connections when it likes.
const server = createServer({ maxHeaderSize: 65_536, requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }, (request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
})
parentPort?.on('message', async (said: WorkerMessage) => {
  if (said === 'alive?') return parentPort?.postMessage('alive')
  await Promise.allSettled(endings.map((end) => end()))
  parentPort?.postMessage('ended')
})
server.listen(socket, () => parentPort?.postMessage('listening'))
