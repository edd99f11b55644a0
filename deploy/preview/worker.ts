import { workerData } from 'node:worker_threads'
import { createRequestListener } from '@remix-run/node-fetch-server'
import next from 'next'
import { isBelowApi } from '@/routing/api-problems'
import { handleApi } from '@/server/api/handle'
import { answerInWorker } from '../server/answer-in-worker'
import type { WorkerTask } from '../server/release-worker'

const { folder, port, isForBuild } = workerData as WorkerTask

// To know how long what it has rendered is, Next.js spells it as JSON, and every byte of it as a number: seconds for a list of all articles.
if (isForBuild) Object.assign(Buffer.prototype, { toJSON: () => ({ type: 'Buffer', data: [] }) })

// `localhost`, wherever the site listens: Next.js compares it with the host of its own rewrites.
const app = next({ dev: false, dir: folder, hostname: 'localhost', port })
await app.prepare()
const answerPage = app.getRequestHandler()
const answerApi = createRequestListener(handleApi)

answerInWorker(
  (request, response) => {
    if (isBelowApi(request.url ?? '')) return answerApi(request, response)
    answerPage(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  },
  async () => undefined,
)
