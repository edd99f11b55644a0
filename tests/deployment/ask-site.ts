import { createHash } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Asked } from './requests'

export type Heard = {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Names of headers that stand in more lines than one. */
  repeated: string[]
  body: string
}

/** Sends the path as it is spelled and follows nothing; the body is unpacked and named by its hash. */
export async function askSite(port: number, { path, method = 'GET', headers = {}, body = '' }: Asked): Promise<Heard> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, resolve).on('error', reject).end(body)
  })
  const bytes = unpack(await buffer(answer), answer.headers['content-encoding'])
  const names = answer.rawHeaders.flatMap((name, index) => (index % 2 === 0 ? name.toLowerCase() : []))
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  return { status: answer.statusCode ?? 0, headers: answer.headers, repeated, body: createHash('sha256').update(bytes).digest('hex') }
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  return encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** What is of a server itself, of the moment, or of its way to name versions. */
const own = ['connection', 'keep-alive', 'date', 'etag', 'server', 'transfer-encoding', 'content-length', 'accept-ranges', 'refresh']

export function headersToCompare({ headers }: Heard): Heard['headers'] {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !own.includes(name))
      .sort(),
  )
}
