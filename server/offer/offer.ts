import { createHash, sign, verify } from 'node:crypto'
import { isDay } from '@/estimate'
import { cleanTitle } from '@/estimate/address/title'
import type { OfferKeys } from './keys'

/** What is signed: an estimate in its one canonical spelling, and what was promised with it. */
export type Offer = { query: string; issued: string; expires: string; recipient: string }

/** Whether a link is an offer of ours: `none` says nothing of the kind, `unsigned` is a site without a key. */
export type OfferState =
  | { state: 'none' | 'unsigned' | 'changed' }
  | { state: 'valid' | 'expired'; offer: Offer; reference: string; address: string }

/** The parameters of an offer, beside those of its estimate. Their order and those of the estimate do not matter. */
const keys = ['issued', 'expires', 'for', 'sig'] as const

/** @throws where only the public half of the key is known. */
export function signOffer(offer: Offer, { sign: key }: OfferKeys): string {
  if (!key) throw new Error('ESTIMATE_SIGNING_KEY is the public half of a key, which checks offers and cannot sign them')
  return `${offer.query}&${formatOffer(offer, sign(null, signedText(offer), key).toString('base64url'))}`
}

/** `query` is the canonical query of the estimate `params` name, so no spelling of another estimate has its signature. */
export function checkOffer(params: URLSearchParams, query: string, publicKeys: OfferKeys | null, today: string): OfferState {
  if (!keys.some((key) => params.has(key))) return { state: 'none' }
  if (!publicKeys) return { state: 'unsigned' }
  // Twice the same parameter is nothing the command writes: which of the two was meant would be a guess.
  const [issued, expires, recipient, signature] = keys.map((key) => (params.getAll(key).length > 1 ? '' : (params.get(key) ?? '')))
  if (!issued || !expires || recipient === undefined || !signature) return { state: 'changed' }
  const offer = { query, issued, expires, recipient }
  // An address without its catalogue, or with an unknown one, is read by today's: that it is the same is luck.
  const isNamed = new URLSearchParams(query).get('c') === params.get('c')
  const isOurs = isNamed && isOffer(offer) && verify(null, signedText(offer), publicKeys.check, Buffer.from(signature, 'base64url'))
  if (!isOurs) return { state: 'changed' }
  return {
    state: today > expires ? 'expired' : 'valid',
    ...{ offer, reference: referenceOf(offer), address: formatOffer(offer, signature) },
  }
}

/** What a link claims beside its estimate, at a length that claims can have. */
export function claimOf(params: URLSearchParams): string {
  const claimed = keys.flatMap((key): [string, string][] => {
    const value = params.get(key)?.toWellFormed().slice(0, 200)
    return value === undefined ? [] : [[key, value]]
  })
  return new URLSearchParams(claimed).toString()
}

/** How an offer is named on paper and by phone: `7KQ2-M9XT`, of everything that is signed. */
function referenceOf(offer: Offer): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const code = [...createHash('sha256').update(signedText(offer)).digest().subarray(0, 8)].map((byte) => letters[byte % 32]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

function isOffer({ issued, expires, recipient }: Offer): boolean {
  return isDay(issued) && isDay(expires) && cleanTitle(recipient) === recipient
}

function signedText({ query, issued, expires, recipient }: Offer): Buffer {
  return Buffer.from(JSON.stringify(['estimate offer 1', query, issued, expires, recipient]))
}

function formatOffer({ issued, expires, recipient }: Offer, signature: string): string {
  const named = recipient && `&for=${encodeURIComponent(recipient)}`
  return `issued=${issued}&expires=${expires}${named}&sig=${signature}`
}
