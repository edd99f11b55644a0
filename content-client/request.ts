import { FetchError, ofetch } from 'ofetch'

export class RequestError extends Error {
  override readonly name = 'RequestError'

  constructor(
    message: string,
    /** HTTP status; undefined when no answer came. */
    readonly status: number | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const timeoutInMilliseconds = 15_000

let warned = false

/** Reads one file of at most `limit` bytes, without the token: media are public. Redirects are not followed, they could lead anywhere. */
export async function requestBytes(address: string, limit: number): Promise<Buffer> {
  const response = await ofetch
    .raw(address, { timeout: timeoutInMilliseconds, responseType: 'stream', redirect: 'error' })
    .catch((cause: unknown) => {
      const { status } = toRequestError(cause)
      throw new RequestError(status === 404 ? 'does not exist' : `could not be fetched (${status ?? 'no answer'})`, status, { cause })
    })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response._data ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size > limit) throw new RequestError(`has more than ${limit} bytes, and those are the most`, 200)
  }
  return Buffer.concat(chunks)
}

/**
 * Reads one JSON document of the content service. One retry on 408, 409, 425, 429, 500, 502, 503, 504, a timeout or no answer
 * (ofetch's defaults for reads).
 * @throws RequestError for every other outcome. In a browser: one warning, no request, undefined.
 */
export async function requestJson(address: string, token: string): Promise<unknown> {
  if (typeof window !== 'undefined') {
    if (!warned) console.warn('The content service is only read by the build, never by a browser.')
    warned = true
    return undefined
  }
  // The signal that comes with a timeout also keeps React from answering the retry out of its request memo.
  const response = await ofetch
    .raw(address, {
      headers: { Authorization: `Bearer ${token}`, 'Strapi-Response-Format': 'v4', Accept: 'application/json' },
      timeout: timeoutInMilliseconds,
      responseType: 'text',
    })
    .catch((cause: unknown) => {
      throw toRequestError(cause)
    })
  return parse(response._data ?? '', response.headers.get('content-type'))
}

function parse(body: string, contentType: string | null): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new RequestError(`answered with ${contentType ?? 'no type'} instead of JSON; does CONTENT_SERVICE_URL end in /api?`, 200, {
      cause,
    })
  }
}

function toRequestError(cause: unknown): RequestError {
  const status = cause instanceof FetchError ? cause.statusCode : undefined
  if (status === undefined) return new RequestError('did not answer', undefined, { cause })
  return new RequestError(statusAdvice[status] ?? `answered ${status}`, status, { cause })
}

const statusAdvice: Record<number, string> = {
  401: 'refused the token (401); check CONTENT_SERVICE_TOKEN',
  403: 'does not let this token read it (403); give the token the permission to find it',
  404: 'has no such endpoint (404); create it, or set CONTENT_FALLBACK=embedded to publish the embedded content instead',
}
