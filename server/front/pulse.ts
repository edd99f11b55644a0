import type { Worker } from 'node:worker_threads'

/** What a release is told: to end what it does besides answering, or to show that its thread is not stuck. */
export type WorkerMessage = 'end' | 'alive?'

/** In milliseconds: how often a thread is asked whether it is alive, and how long it may be busy with one thing. */
const usual: Pulse = { interval: 1000, patience: 8000 }

export type Pulse = { interval: number; patience: number }

/** Calls `stuck` once when a thread has answered nothing for too long. Answers how to end it. */
export function watchPulse(
  worker: Pick<Worker, 'on' | 'off' | 'postMessage'>,
  stuck: () => void,
  { interval, patience } = usual,
): () => void {
  // In questions, not by the clock: a machine that slept, or was too busy to ask, has not heard an answer either.
  let unanswered = 0
  const heard = () => {
    unanswered = 0
  }
  const timer = setInterval(() => {
    if (++unanswered <= patience / interval) return worker.postMessage('alive?' satisfies WorkerMessage)
    end()
    stuck()
  }, interval)
  timer.unref()
  const end = () => {
    clearInterval(timer)
    worker.off('message', heard)
  }
  worker.on('message', heard)
  return end
}
