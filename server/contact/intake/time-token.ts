import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** In milliseconds: nobody reads a form and fills it in faster, and no page stays open longer. */
const youngest = 3000
const oldest = 24 * 60 * 60_000

export type TokenState = { kind: 'valid' | 'expired' } | { kind: 'young'; seconds: number }

/** Says when a form was begun, so that nobody else can claim it. */
export function makeToken(secret: string, now: number): string {
  const said = `${now.toString(36)}.${randomBytes(6).toString('base64url')}`
  return `${said}.${sign(secret, said)}`
}

/** A token that is not ours counts as expired: both are mended by a new one. */
export function checkToken(secret: string, token: string, now: number): TokenState {
  const [issued = '', nonce = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, `${issued}.${nonce}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'expired' }
  const age = now - Number.parseInt(issued, 36)
  if (age > oldest || age < -oldest) return { kind: 'expired' }
  return age < youngest ? { kind: 'young', seconds: Math.ceil((youngest - age) / 1000) } : { kind: 'valid' }
}

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
