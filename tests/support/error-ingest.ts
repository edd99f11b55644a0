import { createServer } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** What of an error report the tests look at. */
export type Report = {
  release?: string
  environment?: string
  platform?: string
  breadcrumbs?: { message?: string; category?: string }[]
  exception?: { values: { type: string; value: string; stacktrace?: { frames: unknown[] } }[] }
}

/** Written into the monitored build; `playwright.config.ts` chooses the port. */
export const ingestDsn = () => `http://key@localhost:${process.env.E2E_INGEST_PORT}/1`

export type ErrorIngest = { reports: Report[]; close: () => Promise<void> }

/** Takes error reports as Sentry does: envelopes of lines, of which an event follows its header. */
export async function startErrorIngest(): Promise<ErrorIngest> {
  const reports: Report[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8')
    reports.push(...eventsIn(text))
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(Number(process.env.E2E_INGEST_PORT), 'localhost', resolve))
  return {
    reports,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  }
}

function eventsIn(envelope: string): Report[] {
  const lines = envelope.split('\n').filter(Boolean)
  return lines.flatMap((line, index) => (JSON.parse(line).type === 'event' ? [JSON.parse(lines[index + 1] ?? '{}') as Report] : []))
}
