import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Compares in a time that tells nothing of how much of it is right. */
export function isSignatureOf(text: string, secret: string, signature: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(signature), digest(signatureOf(text, secret)))
}
