import { connect } from 'node:net'
import fc from 'fast-check'
import { bodies, headers, places, queries, twists } from './hostile-parts'

export type HostileRequest = { method: string; target: string; headers: readonly (readonly [string, string])[]; body: string }

const readingMethods = ['GET', 'GET', 'GET', 'GET', 'HEAD'] as const
const otherMethods = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
  'PURGE',
  'QUERY',
  'NOPE',
  'get',
] as const

const anyTarget = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.tuple(fc.constantFrom(...places), fc.constantFrom(...twists), fc.constantFrom(...queries)).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((text) => `/${text.replace(/[\0-\x20\x7f]/g, '')}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('*', 'http://evil.example/', 'http://[/', '//evil.example/', 'contacts', 'http:///', '/\\evil.example'),
  },
)

const anyHeaders = fc.uniqueArray(fc.constantFrom(...headers), { maxLength: 5, selector: ([name]) => name })

const anyRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ method: fc.constantFrom(...readingMethods), target: anyTarget, headers: anyHeaders, body: fc.constant('') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      method: fc.constantFrom(...otherMethods),
      target: anyTarget,
      headers: anyHeaders,
      body: fc.constantFrom(...bodies),
    }),
  },
)

/** As many requests as nobody's browser would send; the same ones for the same seed. */
export function hostileRequests(count: number, seed: number): HostileRequest[] {
  return fc.sample(anyRequest, { seed, numRuns: count })
}

/** Sends a request as it is, as no client of HTTP would; the status of the answer, or what came in place of one. */
export function sendHostile({ hostname, port }: URL, { method, target, headers: sent, body }: HostileRequest): Promise<number | string> {
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${hostname}:${port}`, ...sent.map(([name, value]) => `${name}: ${value}`)]
  const length = body ? [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`] : []
  const text = `${[...head, ...length, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text, 'latin1'))
    const end = (otherwise: string) => {
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]
      resolve(status ? Number(status) : otherwise)
      socket.destroy()
    }
    socket.setEncoding('latin1').on('data', (part: string) => {
      answer += part
      if (answer.length > 12) end('no status')
    })
    socket.setTimeout(60_000, () => end('no answer within a minute'))
    socket.on('error', ({ message }) => end(message)).on('close', () => end('closed without an answer'))
  })
}
