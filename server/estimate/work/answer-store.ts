import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** An answer as bytes, to be sent as often as it is asked for. */
export type StoredAnswer = { status: number; headers: readonly [string, string][]; tag: string; body: Uint8Array<ArrayBuffer> }

/** Everybody who waited for an answer has gone. */
export class Abandoned extends Error {}

type UnderWay = { answer: Promise<StoredAnswer>; askers: AbortSignal[] }

/** What an entry takes besides its body and its key: headers and the maps it stands in. */
const overhead = 1024

/**
 * Makes an answer once for everybody who asks for it, and keeps the latest ones, `maxBytes` in all. `inTurn` decides when it is made;
 * if by then all who asked have gone, it is not.
 */
export function createAnswerStore(maxBytes: number) {
  const kept = new LRUCache<string, StoredAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + overhead,
  })
  const underWay = new Map<string, UnderWay>()

  async function make(key: string, response: () => Promise<Response>, inTurn: InTurn, askers: AbortSignal[]): Promise<StoredAnswer> {
    try {
      const answer = await inTurn(async () => {
        if (askers.every(({ aborted }) => aborted)) throw new Abandoned('Nobody waits for this any more.')
        return toStored(await response())
      })
      kept.set(key, answer)
      return answer
    } finally {
      underWay.delete(key)
    }
  }

  return {
    get bytes(): number {
      return kept.calculatedSize
    },
    async get(key: string, asker: AbortSignal, response: () => Promise<Response>, inTurn: InTurn): Promise<StoredAnswer> {
      const found = kept.get(key)
      if (found) return found
      const shared = underWay.get(key)
      if (shared) {
        shared.askers.push(asker)
        return shared.answer
      }
      const askers = [asker]
      const answer = make(key, response, inTurn, askers)
      underWay.set(key, { answer, askers })
      return answer
    },
  }
}

type InTurn = (work: () => Promise<StoredAnswer>) => Promise<StoredAnswer>

async function toStored(response: Response): Promise<StoredAnswer> {
  const body = new Uint8Array(await response.arrayBuffer())
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return { status: response.status, headers: [...response.headers], tag, body }
}
