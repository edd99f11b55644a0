import type { IncomingHttpHeaders } from 'node:http'

type Refusal = { status: 400 | 405 | 413; sentence: string; headers?: Record<string, string> }

/** The path with its query, as the release gets it, or why nobody answers. */
export type Verdict = { target: string } | { refusal: Refusal }

/** Nobody sends this site more than a few words; nothing of a body is read. */
const longestBody = 65_536

const malformed = (sentence: string): Verdict => ({ refusal: { status: 400, sentence, headers: { Connection: 'close' } } })

/** What a client may ask: everything else never reaches a release. */
export function judge({
  method = 'GET',
  url = '',
  headers,
}: {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}): Verdict {
  const target = toTarget(url)
  if (target === null) return malformed('The address is malformed.')
  const isApi = target.startsWith('/api/')
  if (method !== 'GET' && method !== 'HEAD' && !(isApi && method === 'OPTIONS')) {
    const allowed = isApi ? 'GET, HEAD, OPTIONS' : 'GET, HEAD'
    // What it sends is not read to its end.
    return { refusal: { status: 405, sentence: `${method} is not possible here.`, headers: { Allow: allowed, Connection: 'close' } } }
  }
  if (headers.upgrade?.toLowerCase().includes('websocket')) return malformed('This site does not speak that protocol.')
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longestBody)
    return { refusal: { status: 413, sentence: 'Nothing is to be sent here.', headers: { Connection: 'close' } } }
  return { target }
}

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
