import { createServer, type RequestListener } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerMessage } from './pulse'
import type { WorkerTask } from './release-worker'

/** Answers on the socket this thread was given; `end` finishes what it does besides answering. */
export function answerInWorker(listener: RequestListener, end: () => Promise<void>): void {
  const { socket } = workerData as WorkerTask
  // The front is the only client: it has the limits, and ends connections when it likes.
  const server = createServer({ maxHeaderSize: 65_536, requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }, listener)
  parentPort?.on('message', async (message: WorkerMessage) => {
    if (message === 'alive?') return parentPort?.postMessage('alive')
    await end().catch(() => undefined)
    parentPort?.postMessage('ended')
  })
  server.listen(socket, () => parentPort?.postMessage('listening'))
}
