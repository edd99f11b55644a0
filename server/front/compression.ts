import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Encoding } from '@/routing/release/site-manifest'

const compressors = {
  gzip: promisify<Buffer, Buffer>(gzip),
  br: (bytes: Buffer) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
}
const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)

const offer = ['br', 'gzip'] as const

/** Browsers say the same again and again. */
const chosen = new LRUCache<string, Encoding | 'identity'>({ max: 200 })

/** How a client wants what there is; undefined: as it is. */
export function chooseEncoding(accepted: string | undefined, available: readonly Encoding[] = offer): Encoding | undefined {
  if (accepted === undefined) return undefined
  const key = `${available} ${accepted}`
  let choice = chosen.get(key)
  if (!choice) {
    const preferred = [...available, 'identity' as const]
    choice = new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(preferred, { preferred }) ?? 'identity'
    chosen.set(key, choice)
  }
  return choice === 'identity' ? undefined : choice
}

export const digestOf = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64url')

/** Compresses what it sees for the first time and remembers `limit` bytes of results: the pages of a site are the same for everybody. */
export function createCompressor(limit: number): (bytes: Buffer, digest: string, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, { result: Promise<Buffer>; size: number }>()
  let sum = 0
  const forget = (key: string) => {
    sum -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  return (bytes, digest, encoding) => {
    const key = `${encoding} ${digest}`
    const known = kept.get(key)
    if (known) {
      // The last one asked for is the last one forgotten.
      kept.delete(key)
      kept.set(key, known)
      return known.result
    }
    const entry = { result: compressors[encoding](bytes), size: 0 }
    kept.set(key, entry)
    entry.result.then(
      ({ length }) => {
        if (kept.get(key) !== entry) return
        entry.size = length
        sum += length
        for (const oldest of kept.keys()) if (sum > limit) forget(oldest)
      },
      () => forget(key),
    )
    return entry.result
  }
}
