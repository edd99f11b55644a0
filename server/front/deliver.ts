import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { isKnownTag } from '@/routing/entity-tag'
import { isCompressible } from '@/routing/file-types'
import { chooseEncoding, createCompressor, digestOf } from './compression'

/** What is longer is passed on as it comes, so that memory stays bounded. */
const longestWhole = 4_000_000

const compress = createCompressor(32_000_000)

/** Between two neighbours only: RFC 9110, 7.6.1. */
const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'te', 'trailer', 'transfer-encoding', 'upgrade']

const refusals = [400, 413, 416]

/** Passes an answer of the release on: compressed, with a validator, or as 304 where the client has it already. */
export async function deliver(request: IncomingMessage, response: ServerResponse, answer: IncomingMessage): Promise<void> {
  const headers = headersOf(answer)
  const status = answer.statusCode ?? 502
  const isWhole = isCompressible(answer.headers['content-type']) && answer.headers['content-encoding'] === undefined && status !== 206
  if (isWhole) headers.vary = withValue(answer.headers.vary, 'Accept-Encoding')
  if (isWhole && request.method !== 'HEAD' && status !== 304) {
    const body = await readWhole(answer)
    if (body) return sendWhole(request, response, { status, headers, body })
    // Too long to be kept: what was read so far was put back.
  } else if (isKnown(request, status, answer.headers.etag)) {
    answer.resume()
    return sendKnown(response, headers)
  }
  response.writeHead(status, headers)
  await pipeline(answer, response)
}

/** Sends a page or a text that has been read whole. */
export async function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: { status: number; headers: OutgoingHttpHeaders; body: Buffer },
): Promise<void> {
  const digest = digestOf(body)
  if (status === 200) headers.etag ??= `"${digest}"`
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (isKnown(request, status, headers.etag)) return sendKnown(response, headers)
  const bytes = encoding && body.length > 0 ? await compress(body, digest, encoding) : body
  if (bytes !== body) {
    headers['content-encoding'] = encoding
    // The bytes are others than those the validator was made for.
    if (typeof headers.etag === 'string') headers.etag = headers.etag.replace(/^"/, 'W/"')
  }
  headers['content-length'] = bytes.length
  response.writeHead(status, headers).end(bytes)
}

function sendKnown(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const name of ['content-length', 'content-type', 'content-encoding']) delete headers[name]
  response.writeHead(304, headers).end()
}

/** Whether the client has this very answer: Next.js looks for itself, but not at every kind of answer. */
function isKnown({ method, headers }: IncomingMessage, status: number, etag: unknown): boolean {
  const mayKnow = status === 200 && (method === 'GET' || method === 'HEAD')
  return mayKnow && typeof etag === 'string' && isKnownTag(headers['if-none-match'], etag)
}

function headersOf(answer: IncomingMessage): OutgoingHttpHeaders {
  const passed = ([name]: [string, unknown]) => !hopByHop.includes(name)
  const headers: OutgoingHttpHeaders = Object.fromEntries(Object.entries(answer.headers).filter(passed))
  // That a request was wrong says nothing of the next one.
  if (refusals.includes(answer.statusCode ?? 0)) headers['cache-control'] = 'no-store'
  return headers
}

function withValue(vary: string | undefined, name: string): string {
  const names = (vary ?? '').split(',').map((each) => each.trim().toLowerCase())
  return names.includes('*') || names.includes(name.toLowerCase()) ? (vary ?? '') : [vary, name].filter(Boolean).join(', ')
}

/** Null when it is too long; then it is still to be read from its beginning. */
async function readWhole(answer: IncomingMessage): Promise<Buffer | null> {
  if (Number(answer.headers['content-length'] ?? 0) > longestWhole) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    length += chunk.length
    if (length > longestWhole) {
      answer.unshift(Buffer.concat(chunks))
      return null
    }
  }
  if (!answer.complete) throw new Error('The release did not finish its answer.')
  return Buffer.concat(chunks)
}
