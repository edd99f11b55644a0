import { FetchError } from 'ofetch'
import { type Answer, type AnswerLimits, readAnswer } from './read-answer'
import { refusalReason } from './refusal-reason'
import { RequestError } from './request-error'

let warned = false

/** Reads one file, without the token: media are public. @throws RequestError that says what is wrong with it, without a subject. */
export async function requestBytes(address: string, limits: AnswerLimits): Promise<Buffer> {
  try {
    return (await readAnswer(address, {}, limits)).bytes
  } catch (cause) {
    const { status, message } = toRequestError(cause)
    if (status === 404) throw new RequestError('does not exist', status, { cause })
    const reason = cause instanceof RequestError ? `: the content service ${message}` : ` (${status ?? 'no answer'})`
    throw new RequestError(`could not be fetched${reason}`, status, { cause })
  }
}

/**
 * Reads one JSON document of the content service.
 * @throws RequestError for every outcome but that. In a browser: one warning, no request, undefined.
 */
export async function requestJson(address: string, token: string, limits: AnswerLimits): Promise<unknown> {
  if (typeof window !== 'undefined') {
    if (!warned) console.warn('The content service is only read by the build, never by a browser.')
    warned = true
    return undefined
  }
  const headers = { Authorization: `Bearer ${token}`, 'Strapi-Response-Format': 'v4', Accept: 'application/json' }
  try {
    return parse(await readAnswer(address, headers, limits))
  } catch (cause) {
    throw toRequestError(cause, token)
  }
}

function parse({ bytes, contentType }: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    if (/\bjson\b/.test(contentType ?? ''))
      throw new RequestError('answered with JSON that is cut off or damaged; look into its log, then build again', 200, { cause })
    throw new RequestError(`answered with ${contentType ?? 'no type'} instead of JSON; does CONTENT_SERVICE_URL end in /api?`, 200, {
      cause,
    })
  }
}

function toRequestError(cause: unknown, token?: string): RequestError {
  if (cause instanceof RequestError) return cause
  const { statusCode: status, data } = cause instanceof FetchError ? cause : {}
  if (status === undefined) return new RequestError('did not answer', undefined, { cause })
  const reason = status < 500 ? refusalReason(data, token) : null
  return new RequestError(statusAdvice[status] ?? `answered ${status}${reason ? `: “${reason}”` : ''}`, status, { cause })
}

const statusAdvice: Record<number, string> = {
  401: 'refused the token (401); check CONTENT_SERVICE_TOKEN',
  403: 'does not let this token read it (403); give the token the permission to find it',
  404: 'has no such endpoint (404); create it, or set CONTENT_FALLBACK=embedded to publish the embedded content instead',
}
