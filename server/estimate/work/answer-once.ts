import { setTimeout } from 'node:timers/promises'
import { networkOf } from '@/routing/client-network'
import { isKnownTag } from '@/routing/entity-tag'
import { Abandoned, createAnswerStore, type StoredAnswer } from './answer-store'
import { workLimits } from './limits'
import { createWorkQueue, TooBusy, type WorkQueue } from './work-queue'

const answers = createAnswerStore(workLimits.keptBytes)

export const documents = createWorkQueue(workLimits.documents)
export const linkedPages = createWorkQueue(workLimits.linkedPages)
export const pictures = createWorkQueue(workLimits.pictures)

type Computed = {
  /** What the answer depends on; requests of the same key get the same answer. */
  key: string
  queue: WorkQueue
  make: () => Promise<Response>
  /** The answer while the queue is full, without its status. */
  busy: () => Promise<Response>
}

/** Answers with what `make` makes, computed once and in its turn; 304 to who has it, 429 to who comes when too many wait. */
export async function answerOnce(request: Request, { key, queue, make, busy }: Computed): Promise<Response> {
  try {
    const sender = networkOf(request.headers.get('x-forwarded-for') ?? '')
    const answer = await answers.get(key, request.signal, make, (work) => queue(work, sender))
    return toResponse(answer, request.headers.get('if-none-match'))
  } catch (error) {
    // Nobody reads this; it is what proxies write into their logs for a visitor who left.
    if (error instanceof Abandoned) return new Response(null, { status: 499 })
    if (!(error instanceof TooBusy)) throw error
    await setTimeout(workLimits.refusalMilliseconds)
    const { body, headers } = await busy()
    headers.set('Retry-After', String(workLimits.retryAfterSeconds))
    headers.set('Cache-Control', 'no-store')
    return new Response(body, { status: 429, headers })
  }
}

function toResponse({ status, headers, tag, body }: StoredAnswer, ifNoneMatch: string | null): Response {
  if (status !== 200) return new Response(body.byteLength > 0 ? body : null, { status, headers: [...headers] })
  const sent = [...headers, ['ETag', tag] as [string, string]]
  if (!isKnownTag(ifNoneMatch, tag)) return new Response(body, { headers: sent })
  return new Response(null, { status: 304, headers: sent.filter(([name]) => name !== 'content-type') })
}
