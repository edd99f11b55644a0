import type { IncomingMessage, ServerResponse } from 'node:http'
import { createGuard } from '../publish/guard'
import type { DayCount } from './store'
import { type Numbers, summarize } from './summary'

export const numbersPath = '/api/numbers'

type NumbersOptions = { secret: string; read: (from: string, to: string) => DayCount[] }

/** Answers `?from=2026-11-01&to=2026-11-30` as JSON, for programs that bring the secret of the content service. */
export function createNumbersAnswer({ secret, read }: NumbersOptions) {
  const examine = createGuard(secret)
  return ({ method, url = '', headers }: IncomingMessage, response: ServerResponse, address: string): void => {
    const send = (status: number, body: Numbers | { error: string }, more = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...more })
        .end(method === 'HEAD' ? '' : JSON.stringify(body))
    if (method !== 'GET' && method !== 'HEAD')
      return void send(405, { error: `${method} is not possible here.` }, { Allow: 'GET, HEAD', Connection: 'close' })
    const caller = examine(headers.authorization, address)
    if (typeof caller === 'object')
      return void send(429, { error: 'Too many wrong secrets came from this network.' }, { 'Retry-After': String(caller.secondsToWait) })
    if (caller !== 'program')
      return void send(401, { error: 'Numbers are told for "Authorization: Bearer" and the secret.' }, { 'WWW-Authenticate': 'Bearer' })
    const span = new URLSearchParams(url.split('?')[1])
    try {
      send(200, summarize(read, span.get('from') ?? '', span.get('to') ?? ''))
    } catch (error) {
      send(400, { error: (error as Error).message })
    }
  }
}
