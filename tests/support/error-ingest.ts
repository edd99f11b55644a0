import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

/** What of an error report the tests look at. */
export type Report = {
  release?: string
  environment?: string
  platform?: string
  breadcrumbs?: { message?: string; category?: string }[]
  exception?: { values: { type: string; value: string; stacktrace?: { frames: unknown[] } }[] }
}

/** What of a browser's report on the policy of a page the tests look at. */
type Refusal = { 'document-uri': string; 'effective-directive': string; 'blocked-uri': string }

export type ErrorIngest = { dsn: string; reports: Report[]; refusals: Refusal[]; close: () => Promise<void> }

/** Takes reports as Sentry does: envelopes of lines, of which an event follows its header, and what browsers say of a policy. */
export async function startErrorIngest(): Promise<ErrorIngest> {
  const reports: Report[] = []
  const refusals: Refusal[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8')
    if (request.url === reportPath) refusals.push((JSON.parse(text) as { 'csp-report': Refusal })['csp-report'])
    else reports.push(...eventsIn(text))
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    dsn: `http://key@localhost:${(server.address() as AddressInfo).port}/1`,
    reports,
    refusals,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  }
}

/** Where Sentry takes them for the project and the key of the DSN. */
const reportPath = '/api/1/security/?sentry_key=key'

function eventsIn(envelope: string): Report[] {
  const lines = envelope.split('\n').filter(Boolean)
  return lines.flatMap((line, index) => (JSON.parse(line).type === 'event' ? [JSON.parse(lines[index + 1] ?? '{}') as Report] : []))
}
