import { workerData } from 'node:worker_threads'
import { createRequestListener } from '@remix-run/node-fetch-server'
import next from 'next'
import { isBelowApi } from '@/routing/api-problems'
import { handleApi } from '@/server/api/handle'
import { answerInWorker } from '@/server/front/answer-in-worker'
import type { WorkerTask } from '@/server/front/release-worker'

const { folder, port } = workerData as WorkerTask

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
