import { request as ask, type IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { previewPaths, refusedHeader } from '@/routing/draft-preview'
import type { Asked } from '../front/request-rules'
import { bringsPass } from './pass'

/**
 * Passes editors on from the public address to the preview instance of this machine. Answers false where the site has to answer: to
 * visitors, and to who is shown nothing.
 */
export function passOnToPreview({ host, port }: { host: string; port: number }): (asked: Asked) => Promise<boolean> {
  return async ({ request, response, target, hasBody }) => {
    const [path] = target.split(/[?#]/, 1)
    if (hasBody || (path !== previewPaths.enter && !bringsPass(request.headers.cookie))) return false
    const answer = await askPreview({ host, port, target, request }).catch(() => null)
    if (!answer || answer.headers[refusedHeader] !== undefined) {
      answer?.resume()
      return false
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    await pipeline(answer, response)
    return true
  }
}

type Question = { host: string; port: number; target: string; request: IncomingMessage }

function askPreview({ host, port, target, request }: Question): Promise<IncomingMessage> {
  const { connection: _, ...headers } = request.headers
  return new Promise((resolve, reject) => {
    ask({ host, port, path: target, method: request.method, headers, agent: false }, resolve).on('error', reject).end()
  })
}
