import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import parseRange from 'range-parser'
import { isKnownTag } from '@/routing/entity-tag'
import { type Encoding, encodings, type SiteAnswer, tagOf } from '@/routing/release/site-manifest'
import { chooseEncoding } from './compression'
import type { Words } from './find-reply'
import { type FinishedSite, isHeld, type Part } from './finished-site'

/** Sends a finished answer: as the client can read it, or that it has it already, or the part of it that was asked for. */
export function sendAnswer(
  site: FinishedSite,
  {
    request,
    response,
    answer,
    extra,
  }: { request: IncomingMessage; response: ServerResponse; answer: SiteAnswer; extra?: OutgoingHttpHeaders },
): Promise<void> | void {
  const { headers, method } = request
  const encoding = encodingFor(answer, headers['accept-encoding'])
  if (extra === undefined && method === 'GET' && headers['if-none-match'] === undefined && headers.range === undefined) {
    const held = site.held(answer, encoding)
    if (held) return void response.writeHead(answer.status, headOf(site, answer, encoding)).end(held)
  }
  const said: OutgoingHttpHeaders = { ...site.headersOf(answer), ...extra }
  if (answer.status === 200) {
    said.etag = tagOf(answer, encoding)
    if (isKnownTag(headers['if-none-match'], said.etag)) return void response.writeHead(304, said).end()
  }
  Object.assign(said, contentHeaders(answer, encoding))

  const part = encoding || method !== 'GET' || answer.status !== 200 ? undefined : askedPart(request, answer)
  if (part === null) {
    const { etag: _tag, 'content-length': _length, ...others } = said
    // A shared cache would show it in place of the file.
    const refusal = { ...others, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
    response.writeHead(416, { ...refusal, 'content-range': `bytes */${answer.size}` })
    return void response.end('The file is shorter than that.\n')
  }
  const size = sizeOf(answer, encoding)
  if (part) said['content-length'] = part.end - part.start + 1
  if (part) said['content-range'] = `bytes ${part.start}-${part.end}/${answer.size}`
  const status = part ? 206 : answer.status
  if (method === 'HEAD') return void response.writeHead(status, said).end()
  if (!isHeld(size)) {
    response.writeHead(status, said)
    return pipeline(site.stream(answer, encoding, part), response)
  }
  const send = (bytes: Buffer) => void response.writeHead(status, said).end(part ? bytes.subarray(part.start, part.end + 1) : bytes)
  const held = site.held(answer, encoding)
  return held ? send(held) : site.read(answer, encoding).then(send)
}

function contentHeaders(answer: SiteAnswer, encoding: Encoding | undefined): OutgoingHttpHeaders {
  return {
    'content-type': answer.type,
    'content-length': sizeOf(answer, encoding),
    ...(encoding && { 'content-encoding': encoding }),
    ...(!encoding && answer.status === 200 && { 'accept-ranges': 'bytes' }),
  }
}

const heads = new WeakMap<SiteAnswer, Map<Encoding | undefined, string[]>>()

/** What is sent to nearly everybody, names and values in turn: spelled out once, which is half of the work of an answer. */
function headOf(site: FinishedSite, answer: SiteAnswer, encoding: Encoding | undefined): string[] {
  const known = heads.get(answer) ?? new Map<Encoding | undefined, string[]>()
  heads.set(answer, known)
  const found = known.get(encoding)
  if (found) return found
  const validator = answer.status === 200 ? { etag: tagOf(answer, encoding) } : {}
  const said = { ...site.headersOf(answer), ...validator, ...contentHeaders(answer, encoding) }
  const head = Object.entries(said).flatMap(([name, value]) => [name, String(value)])
  known.set(encoding, head)
  return head
}

export function sendWords({ method }: IncomingMessage, response: ServerResponse, { status, headers, text }: Words): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(method === 'HEAD' ? '' : text)
}

const sizeOf = ({ size, encodings: sizes }: SiteAnswer, encoding: Encoding | undefined) => (encoding && sizes[encoding]) ?? size

function encodingFor({ encodings: sizes }: SiteAnswer, accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined || (sizes.gzip ?? sizes.br) === undefined) return undefined
  return chooseEncoding(
    accepted,
    encodings.filter((each) => sizes[each] !== undefined),
  )
}

/** Undefined: all of it. Null: a part behind its end. Several parts at once are never sent, as RFC 9110, 14.2 allows. */
function askedPart({ headers }: IncomingMessage, answer: SiteAnswer): Part | null | undefined {
  if (headers.range === undefined || !isSameAs(headers['if-range'], answer)) return undefined
  const ranges = parseRange(answer.size, headers.range)
  if (ranges === -1) return null
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? undefined : ranges[0]
}

/** By strong comparison; a date is none of ours. */
const isSameAs = (ifRange: string | string[] | undefined, answer: SiteAnswer) =>
  ifRange === undefined || ifRange === tagOf(answer, undefined)
