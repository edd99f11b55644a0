import { LRUCache } from 'lru-cache'
import { networkOf } from '@/routing/client-network'
import { isSameSecret } from '../same-secret'

/** How many wrong secrets one network may send, and in how many milliseconds. */
export const attempts = { count: 10, window: 10 * 60_000 }

/** Who asks, by what they sent: a program, a person in a browser, or nobody who may. */
export type Caller = 'program' | 'person' | 'unknown' | { secondsToWait: number }

/** Tells by `Authorization` who asks. */
export function createGuard(secret: string): (authorization: string | undefined, address: string) => Caller {
  const wrong = new LRUCache<string, { count: number; until: number }>({ max: 10_000 })
  return (authorization, address) => {
    const network = networkOf(address)
    const known = wrong.get(network)
    const left = (known?.until ?? 0) - Date.now()
    if (known && left > 0 && known.count >= attempts.count) return { secondsToWait: Math.ceil(left / 1000) }
    // Browsers ask without a password first.
    if (authorization === undefined) return 'unknown'
    const [, scheme = '', credentials = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? []
    const isPerson = scheme.toLowerCase() === 'basic'
    if (isSameSecret(isPerson ? passwordIn(credentials) : credentials, secret)) return isPerson ? 'person' : 'program'
    if (known && left > 0) known.count++
    else wrong.set(network, { count: 1, until: Date.now() + attempts.window })
    return 'unknown'
  }
}

/** Whatever name is given with it. */
const passwordIn = (credentials: string) =>
  Buffer.from(credentials, 'base64')
    .toString()
    .replace(/^[^:]*:?/, '')
