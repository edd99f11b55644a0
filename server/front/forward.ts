import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { RunningRelease } from './release-worker'

type Forwarded = {
  request: IncomingMessage
  response: ServerResponse
  path: string
  /** Whether what comes after the head is passed on. */
  hasBody: boolean
  /** Names the request in the logs of both sides. */
  id: string
  /** Of whoever asks. */
  address: string
}

/**
 * Asks the release. A connection it closed meanwhile is tried once more, unless something was sent on it. The release leaves connections
 * open: one that it closes after its answer may be gone before the last, empty write of a body, which then fails in place of the answer.
 */
export function forward(running: RunningRelease, forwarded: Forwarded, isAgain = false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { socket, agent } = running
    const { request, response, path, hasBody } = forwarded
    const question = ask({
      socketPath: socket,
      // A body that the release did not read to its end would stand before the next question on the same connection.
      agent: hasBody ? false : agent,
      method: request.method,
      path,
      headers: headersOf(forwarded),
    })
    running.pending++
    question.once('close', () => running.pending--)
    response.once('close', () => {
      request.unpipe(question)
      question.destroy()
      // What is left of a body that was answered early stands before the next request of the connection.
      request.resume()
    })
    question.once('response', resolve)
    question.once('error', (error) => {
      if (isAgain || hasBody || !question.reusedSocket || response.destroyed) reject(error)
      else forward(running, forwarded, true).then(resolve, reject)
    })
    if (hasBody) request.pipe(question)
    else question.end()
  })
}

/** Next.js looks for the names of crawlers in it, in time that grows with the square of its length. */
const longestUserAgent = 400

function headersOf({ request: { headers }, hasBody, id, address }: Forwarded) {
  const { connection: _, upgrade: _upgrade, 'http2-settings': _settings, expect: _expect, 'content-length': length, ...passed } = headers
  const agent = headers['user-agent']?.slice(0, longestUserAgent)
  const said = { ...(agent && { 'user-agent': agent }), ...(hasBody && { 'content-length': length, connection: 'keep-alive' }) }
  return { ...passed, ...said, 'x-forwarded-for': address, 'x-request-id': id }
}
