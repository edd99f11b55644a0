import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

export type Refusal = { status: 400 | 405 | 411 | 413; sentence: string; headers?: Record<string, string> }

/** The path with its query, as the release gets it, or why nobody answers. */
export type Verdict = { target: string; hasBody: boolean } | { refusal: Refusal }

/** A request that was found to be one, and where its answer goes. */
export type Asked = { request: IncomingMessage; response: ServerResponse; target: string; hasBody: boolean }

/** In bytes: what comes without files. */
export const longestWords = 65_536

const spoken = ['1.0', '1.1']

/** The one address something is sent to. */
const openToPosts = '/api/contact'

/** In bytes: three files of 10 MB and the words with them. */
const longestPost = 32 * 1024 * 1024

const malformed = (sentence: string): Verdict => ({ refusal: { status: 400, sentence, headers: { Connection: 'close' } } })

/** What a client may ask: everything else never reaches a release. */
export function judge({
  method = 'GET',
  url = '',
  headers,
  httpVersion = '1.1',
  rawHeaders = [],
}: {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  httpVersion?: string
  rawHeaders?: readonly string[]
}): Verdict {
  // The parser of Node.js takes any number for a version, and the first of several hosts.
  if (!spoken.includes(httpVersion)) return malformed('This site speaks HTTP/1.1.')
  if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return malformed('Two hosts are named.')
  // Next.js would look for a function of that name.
  if (headers['next-action'] !== undefined) return malformed('There is no such function.')
  const target = toTarget(url)
  if (target === null) return malformed('The address is malformed.')
  if (method === 'POST' && target.split(/[?#]/, 1)[0] === openToPosts) return judgePost(target, headers)
  const isApi = target.startsWith('/api/')
  if (method !== 'GET' && method !== 'HEAD' && !(isApi && method === 'OPTIONS')) {
    const allowed = target.startsWith(openToPosts) ? 'GET, HEAD, OPTIONS, POST' : isApi ? 'GET, HEAD, OPTIONS' : 'GET, HEAD'
    // What it sends is not read to its end.
    return { refusal: { status: 405, sentence: `${method} is not possible here.`, headers: { Allow: allowed, Connection: 'close' } } }
  }
  if (headers.upgrade?.toLowerCase().includes('websocket')) return malformed('This site does not speak that protocol.')
  if (headers['transfer-encoding'] !== undefined || bodyLength(headers) > longestWords)
    return { refusal: { status: 413, sentence: 'Nothing is to be sent here.', headers: { Connection: 'close' } } }
  // Nothing of a body is read.
  return { target, hasBody: false }
}

function judgePost(target: string, headers: IncomingHttpHeaders): Verdict {
  const refuse = (status: 411 | 413, sentence: string): Verdict => ({ refusal: { status, sentence, headers: { Connection: 'close' } } })
  if (headers['content-length'] === undefined) return refuse(411, 'The length of what is sent has to be said.')
  return bodyLength(headers) > longestPost ? refuse(413, 'At most three files of 10 MB can be sent.') : { target, hasBody: true }
}

export const bodyLength = (headers: IncomingHttpHeaders) => Number(headers['content-length'] ?? 0)

/** Proxies may ask for a whole address. Null when no path can be read from it. */
function toTarget(url: string): string | null {
  const target = url.startsWith('/') ? url : pathIn(url)
  if (target === null) return null
  const [path = ''] = target.split(/[?#]/, 1)
  try {
    return decodeURIComponent(path).includes('\0') ? null : target
  } catch {
    return null
  }
}

function pathIn(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  const { pathname, search } = new URL(url)
  return pathname + search
}
