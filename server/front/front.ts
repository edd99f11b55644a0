import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isLoopback, networkOf } from '@/routing/client-network'
import { securityHeaders } from '@/routing/security-headers'
import { numbersPath } from '../numbers/answer'
import type { Counter } from '../numbers/counter'
import { readVisit } from '../numbers/visit'
import { type Publishing, publishPath } from '../publish/answer'
import { deliver } from './deliver'
import { sendEarlierFile } from './earlier-files'
import { sendFilled } from './filled-page'
import { findReply, missingPageOf } from './find-reply'
import { forward } from './forward'
import type { Health } from './health'
import type { LiveSite } from './live-site'
import { logAnswer } from './log-answer'
import { type Asked, bodyLength, judge, longestWords } from './request-rules'
import { sendAnswer, sendWords } from './send-answer'
import { sendRefusal, sendText } from './send-refusal'
import { createShares } from './shares'

/** In milliseconds. */
export type Limits = {
  /** For the head of a request. */
  head: number
  /** For all of a request. */
  request: number
  /** For all of a request that brings files, and for its answer. */
  upload: number
  /** Without a byte either way. */
  silence: number
  /** From the first byte of a request to the last of its answer. */
  answer: number
}

export const usualLimits: Limits = { head: 10_000, request: 30_000, upload: 300_000, silence: 30_000, answer: 180_000 }

/** Posts that come in at one time: three large ones of a sender are a fortune of disk. */
const usualShares = { all: 100, each: 10 }

type Options = {
  site: LiveSite
  /** Answers in place of the site where it says true. */
  before?: (asked: Asked) => Promise<boolean>
  health: () => Promise<Health>
  limits?: Limits
  log?: (line: object) => void
  /** The header that carries the visitor's country, where the deployment has one. */
  countryHeader?: string | undefined
  /** Network address of whoever asks, behind the proxies that are trusted. */
  clientAddress?: (request: IncomingMessage) => string
  /** Absent where nobody may tell that something was published. */
  publishing?: Publishing | undefined
  /** What visits are counted with, where they are, and who tells the numbers. */
  count?: Counter['count'] | undefined
  numbers?: Publishing | undefined
}

/** What stands between visitors and the release that is served: it refuses, compresses and outlives every release. */
export function createFront({ site, health, limits = usualLimits, log, clientAddress = connectionOf, ...more }: Options): Server {
  const { before, countryHeader, publishing, numbers, count } = more
  const posts = createShares(usualShares)
  const server = createServer(
    {
      headersTimeout: limits.head,
      requestTimeout: limits.upload,
      connectionsCheckingInterval: Math.min(1000, limits.head),
      keepAliveTimeout: 5000,
      maxHeaderSize: 16_384,
    },
    take,
  )
  // Whoever asks before sending hears first that it is too much.
  server.on('checkContinue', take)
  server.setTimeout(limits.silence)
  return server

  function take(request: IncomingMessage, response: ServerResponse): void {
    const id = randomUUID()
    // Everything an answer goes through waits for its end, which is no leak.
    response.setMaxListeners(20)
    if (log) logAnswer(request, response, { id, log })
    const { method, url = '/', headers } = request
    if (count) response.once('finish', () => count(readVisit({ method, target: url, headers, status: response.statusCode })))
    handle(request, response, id).catch(() => {
      // The client is gone, or the release died within its answer: nothing can be said any more.
      if (response.headersSent) response.destroy()
      else sendText(secured(request, response), 503, 'The site is being started.', { 'Retry-After': '1' })
    })
    const length = bodyLength(request.headers)
    const isLong = length > longestWords
    if (!response.writableEnded) endInTime(response, isLong ? limits.upload : limits.answer)
    if (length > 0) endInTime(request, isLong ? limits.upload : limits.request)
  }

  /** What an answer says in addition, or in place of this, wins. */
  function secured({ url = '/' }: IncomingMessage, response: ServerResponse): ServerResponse {
    const said = securityHeaders(url)
    for (const [name, value] of Object.entries(said)) response.setHeader(name, value)
    return response
  }

  async function handle(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const own = { [publishPath]: publishing, [numbersPath]: numbers }[request.url?.split('?', 1)[0] ?? '']
    if (own) return own(request, secured(request, response), clientAddress(request))
    const verdict = judge(request)
    if ('refusal' in verdict) return sendRefusal(request, secured(request, response), verdict.refusal)
    // What is accepted from here on could not be finished.
    if (verdict.hasBody && !server.listening)
      return sendText(secured(request, response), 503, 'The site is being started again.', { 'Retry-After': '5', Connection: 'close' })
    const leave = verdict.hasBody ? posts.take(networkOf(clientAddress(request))) : undefined
    if (leave === null) return sendText(secured(request, response), 429, 'Too much is being sent at once.', busy)
    if (leave) response.once('close', leave)
    if (verdict.hasBody && request.headers.expect) response.writeContinue()
    if (before && (await before({ request, response, ...verdict }))) return
    const [path = ''] = verdict.target.split(/[?#]/, 1)
    const files = request.method === 'OPTIONS' || verdict.hasBody || path === '/api/health' ? null : site.files()
    const reply =
      files && findReply(files, { method: request.method ?? 'GET', headers: request.headers, target: verdict.target, countryHeader })
    // A file says all of it already.
    const running = site.running()
    if (files && reply && 'answer' in reply) {
      if (running && (await sendFilled(files, running, { request, response, target: verdict.target, answer: reply.answer }))) return
      return sendAnswer(files, { request, response, ...reply })
    }
    secured(request, response)
    if (reply && 'text' in reply) return sendWords(request, response, reply)
    if (path === '/api/health' && request.method !== 'OPTIONS')
      return sendHealth(response, await health(), isLoopback(clientAddress(request)))
    if (running) {
      const { target, hasBody } = verdict
      const answer = await inPatience(request, hasBody, () =>
        forward(running, { request, response, path: target, hasBody, id, address: clientAddress(request) }),
      )
      const isMissing = answer.statusCode === 404
      if (isMissing && (await sendEarlierFile(request, response, { path, releases: site.releases().slice(1) }))) return void answer.resume()
      const missing = isMissing && files ? missingPageOf(files, path) : undefined
      if (files && missing) {
        answer.resume()
        return sendAnswer(files, { request, response, answer: missing })
      }
      return isRangeError(request, answer) ? sendRangeError(response, answer) : deliver(request, response, answer)
    }
    if (!(await sendEarlierFile(request, response, { path, releases: site.releases() }))) throw new Error('Nothing answers.')
  }

  /** A client that has said all it has to say is silent for as long as the release takes. */
  async function inPatience(request: IncomingMessage, hasBody: boolean, work: () => Promise<IncomingMessage>): Promise<IncomingMessage> {
    const { socket } = request
    const wait = () => socket.setTimeout(0)
    if (hasBody) request.once('end', wait)
    else wait()
    try {
      return await work()
    } finally {
      request.off('end', wait)
      socket.setTimeout(limits.silence)
    }
  }
}

/** Next.js answers 500 to a range behind the end of a file. */
const isRangeError = ({ headers }: IncomingMessage, { statusCode = 500 }: IncomingMessage) =>
  headers.range !== undefined && statusCode >= 500

function sendRangeError(response: ServerResponse, answer: IncomingMessage): void {
  answer.resume()
  sendText(response, 416, 'The file is shorter than that.')
}

const busy = { 'Retry-After': '10', Connection: 'close' }

/** Strangers are told whether the site is well, and its own machine why. */
function sendHealth(response: ServerResponse, { isWell, ...said }: Health, isInside: boolean): void {
  response.writeHead(isWell ? 200 : 503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ status: isWell ? 'ok' : 'failing', ...(isInside && said) }))
}

const connectionOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''

function endInTime(stream: IncomingMessage | ServerResponse, milliseconds: number): void {
  const timer = setTimeout(() => stream.destroy(), milliseconds)
  // A request ends long before its answer does.
  for (const event of ['end', 'close']) stream.once(event, () => clearTimeout(timer))
}
