import { ofetch } from 'ofetch'
import { RequestError } from './request-error'

/** What one answer may cost. */
export type AnswerLimits = {
  /** Unpacked, as they are counted. */
  bytes: number
  /** From the request to the last byte, for each of the two attempts. */
  milliseconds: number
  /** When both have to be over, by `performance.now()`. */
  until?: number
}

export type Answer = { bytes: Buffer; contentType: string | null }

/**
 * Reads one answer to its last byte. One retry on 408, 409, 425, 429, 500, 502, 503, 504, a time-out or no answer (ofetch's defaults
 * for reads); an answer that has begun is not asked for again.
 * @throws RequestError where a limit is passed, ofetch's FetchError for every other outcome, with the bytes of the refusal as its data.
 */
export async function readAnswer(address: string, headers: Record<string, string>, limits: AnswerLimits): Promise<Answer> {
  // A clock of its own, anew for each attempt: ofetch's `timeout` lets go of an answer as soon as its headers are there.
  let clock = startClock(limits)
  try {
    const response = await ofetch.raw(address, {
      headers,
      responseType: 'stream',
      // Never followed: it could lead anywhere. `error` could not be told apart from a service that is down.
      redirect: 'manual',
      onRequest: ({ options }) => {
        clock.stop()
        clock = startClock(limits)
        options.signal = clock.signal
      },
      // Read and not cancelled: its connection is free for the next attempt, which would be sent twice over one that breaks.
      onResponseError: async ({ response: refusal }) => {
        refusal._data = await collect(refusal, limits.bytes).catch(() => undefined)
      },
    })
    await refuseRedirect(response)
    return { bytes: await collect(response, limits.bytes), contentType: response.headers.get('content-type') }
  } catch (cause) {
    if (!clock.signal.aborted) throw cause
    const seconds = limits.milliseconds / 1000
    const sentence = `did not finish its answer within ${seconds} seconds; look what keeps it busy, then build again`
    throw new RequestError(sentence, undefined, { cause })
  } finally {
    clock.stop()
  }
}

/** Without `AbortSignal.any`, whose sources may be collected before they fire (Node 20). */
function startClock({ milliseconds, until = Number.POSITIVE_INFINITY }: AnswerLimits) {
  const controller = new AbortController()
  const left = Math.min(milliseconds, until - performance.now())
  if (left <= 0) controller.abort()
  const timer = setTimeout(() => controller.abort(), left)
  return { signal: controller.signal, stop: () => clearTimeout(timer) }
}

async function refuseRedirect({ status, headers, url, body }: Response): Promise<void> {
  if (status < 300) return
  await body?.cancel()
  const location = headers.get('location') ?? ''
  const target = URL.canParse(location, url) ? new URL(location, url).host : 'another address'
  throw new RequestError(`leads on to ${target} (${status}), where the build does not follow; use an address that answers itself`, status)
}

/** Counts what was unpacked, so that a small answer cannot grow without end. */
async function collect({ body }: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > limit) throw new RequestError(`answered with more than ${limit} bytes, and those are the most; shorten what it holds`, 200)
      chunks.push(chunk)
    }
  } catch (cause) {
    throw cause instanceof RequestError ? cause : new RequestError('broke off in the middle of its answer; build again', 200, { cause })
  }
  return Buffer.concat(chunks)
}
