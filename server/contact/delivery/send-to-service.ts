import type { Delivery } from '../message'
import { DeliveryError } from './delivery-error'

/** In milliseconds. */
const patience = 20_000

/** Makes an entry of the content service, which says its id; one with the same key is there already and counts. @throws DeliveryError */
export async function sendToService({ message, key }: Delivery, { url, token }: { url: string; token: string }): Promise<void> {
  const { id: _id, requestId: _request, files, ...said } = message
  const data = { ...said, key, files: files.map(({ name }) => name).join(', ') }
  const answer = await fetch(`${url.replace(/\/$/, '')}/contact-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
    body: JSON.stringify({ data }),
    // Followed, it would become a GET, and the token would go along.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw new DeliveryError(error.message, { code: error.name === 'TimeoutError' ? 'ETIMEDOUT' : 'ECONNECTION', isFinal: false })
  })
  const text = await answer.text().catch(() => '')
  const answered = parse(text)
  const { status } = answer
  const isMade = (status === 200 || status === 201) && !!(answered?.data?.id ?? answered?.data?.documentId)
  const isThere = (status === 409 || status === 400) && /unique/i.test(String(answered?.error?.message))
  if (isMade || isThere) return
  throw new DeliveryError(text.slice(0, 500), { code: status < 300 ? 'EUNCONFIRMED' : String(status), isFinal: false })
}

/** What Strapi answers; a page that stands in its way answers something else. */
type Said = { data?: { id?: unknown; documentId?: unknown } | null; error?: { message?: unknown } | null } | null

function parse(text: string): Said {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
