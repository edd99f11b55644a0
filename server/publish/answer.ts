import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { networkOf } from '@/routing/client-network'
import type { LiveSite } from '../front/live-site'
import { createGuard } from './guard'
import { pageCalm, statusPage } from './page'
import type { Publisher } from './publisher'

export const publishPath = '/api/publish'

/** Answers a request for `publishPath`; `address` is the network address of whoever asks. */
export type Publishing = (request: IncomingMessage, response: ServerResponse, address: string) => void

/** In bytes: an entry with its longest text. Nothing of it is looked at; the rest of what is longer is not waited for. */
const longestHook = 1_000_000

const methods = ['GET', 'HEAD', 'POST']

const always = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

type PublishingOptions = { secret: string; publisher: Publisher; site: LiveSite; log?: (line: object) => void }

/** The hook of the content service, and what became of it: as JSON for programs, as a page for the person who published. */
export function createPublishing({ secret, publisher, site, log = () => undefined }: PublishingOptions): Publishing {
  const examine = createGuard(secret)
  return (request, response, address) => {
    const { method = '', headers, url = '' } = request
    const send = (status: number, type: string, body: string, more: OutgoingHttpHeaders = {}) => {
      const length = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': Buffer.byteLength(body) }
      response.writeHead(status, { ...always, ...length, ...more }).end(method === 'HEAD' ? '' : body)
    }
    // What a refused request brings is not read.
    const refuse = (status: number, sentence: string, more: OutgoingHttpHeaders) =>
      send(status, 'text/plain', `${sentence}\n`, { ...more, ...(method === 'POST' && { Connection: 'close' }) })

    if (!methods.includes(method)) return refuse(405, `${method} is not possible here.`, { Allow: methods.join(', '), Connection: 'close' })
    const caller = examine(headers.authorization, address)
    // Never what was tried: it may be the secret with one letter amiss. What is not looked at fills no log.
    if (headers.authorization !== undefined && caller === 'unknown')
      log({ time: new Date().toISOString(), event: 'publish refused', level: 'warn', network: networkOf(address) })
    if (typeof caller === 'object')
      return refuse(429, 'Too many wrong secrets came from this network.', { 'Retry-After': String(caller.secondsToWait) })
    // A browser adds the password it knows to whatever another site makes it send.
    if (method === 'POST' && caller !== 'program')
      return refuse(401, 'The hook is to be sent with "Authorization: Bearer" and the secret.', { 'WWW-Authenticate': 'Bearer' })
    if (caller === 'unknown')
      return refuse(401, 'The password is the secret of the site.', { 'WWW-Authenticate': 'Basic realm="Publishing", charset="UTF-8"' })

    if (method === 'POST') {
      publisher.ask()
      leaveUnread(request)
    }
    const { isAskedAgain, ...status } = publisher.status()
    const [current] = site.releases()
    const release = current?.id ?? null
    if (caller === 'program') return send(method === 'POST' ? 202 : 200, 'application/json', `${JSON.stringify({ ...status, release })}\n`)
    const live = { release, since: site.since(), siteUrl: current?.stamp.SITE_URL ?? '' }
    const isCalm = new URLSearchParams(url.split('?')[1]).get(pageCalm) !== null
    const page = statusPage({ ...status, isAskedAgain }, { ...live, isCalm, acceptLanguage: headers['accept-language'] ?? null })
    send(200, 'text/html', page.html, page.headers)
  }
}

/** Lets a connection go on, unless too much is sent on it. */
function leaveUnread(request: IncomingMessage): void {
  let length = 0
  request
    .on('error', () => undefined)
    .on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > longestHook) request.destroy()
    })
}
