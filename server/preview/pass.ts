import { isSignatureOf, signatureOf } from './signature'

/** The cookie of an editor who came by a signed link: when it ends, signed. */
const name = 'draft_preview'

/** In milliseconds: a working day. */
const lifetime = 12 * 60 * 60 * 1000

type Options = { secret: string; now: number }

/** What is signed is never the query of a link. */
const textOf = (ends: string) => `pass until ${ends}`

export function passCookie({ secret, now, isSecure }: Options & { isSecure: boolean }): string {
  const ends = String(now + lifetime)
  return `${name}=${ends}.${signatureOf(textOf(ends), secret)}; Path=/; Max-Age=${lifetime / 1000}; ${attributes(isSecure)}`
}

export const endedPass = (isSecure: boolean) => `${name}=; Path=/; Max-Age=0; ${attributes(isSecure)}`

const attributes = (isSecure: boolean) => `HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Whether a request brings something of the kind: only the preview can tell whether it is good. */
export const bringsPass = (cookies: string | undefined) => valueIn(cookies) !== undefined

export function hasPass(cookies: string | undefined, { secret, now }: Options): boolean {
  const [ends = '', signature = ''] = (valueIn(cookies) ?? '').split('.')
  return isSignatureOf(textOf(ends), secret, signature) && Number(ends) > now
}

function valueIn(cookies = ''): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
