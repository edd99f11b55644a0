import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** Ed25519: `sign` is null where only the public half is known, which is enough to check. */
export type OfferKeys = { sign: KeyObject | null; check: KeyObject }

/** Reads either half as `makeKeys` prints it; null where the text is neither. */
export function readKeys(text: string): OfferKeys | null {
  const der = Buffer.from(text, 'base64url')
  return privateHalf(der) ?? publicHalf(der)
}

export function makeKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  })
  return { privateKey: privateKey.toString('base64url'), publicKey: publicKey.toString('base64url') }
}

function privateHalf(der: Buffer): OfferKeys | null {
  const sign = keyOrNull(() => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
  return sign && { sign, check: createPublicKey(sign) }
}

function publicHalf(der: Buffer): OfferKeys | null {
  const check = keyOrNull(() => createPublicKey({ key: der, format: 'der', type: 'spki' }))
  return check && { sign: null, check }
}

function keyOrNull(read: () => KeyObject): KeyObject | null {
  try {
    const key = read()
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
