import { createHmac } from 'node:crypto'
import { isSameSecret } from '../same-secret'

export const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

export const isSignatureOf = (text: string, secret: string, signature: string) => isSameSecret(signature, signatureOf(text, secret))
