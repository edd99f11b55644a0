import type { Delivery } from '../message'
import { DeliveryError } from './delivery-error'

/** In milliseconds. */
const patience = 20_000

/** Makes an entry of the content service; one with the same key is there already and counts. @throws DeliveryError */
export async function sendToService({ message, key }: Delivery, { url, token }: { url: string; token: string }): Promise<void> {
  const { id: _id, requestId: _request, files, ...said } = message
  const data = { ...said, key, files: files.map(({ name }) => name).join(', ') }
  const answer = await fetch(`${url.replace(/\/$/, '')}/contact-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw new DeliveryError(error.message, { code: error.name === 'TimeoutError' ? 'ETIMEDOUT' : 'ECONNECTION', isFinal: false })
  })
  const text = answer.ok ? '' : await answer.text().catch(() => '')
  if (answer.ok || answer.status === 409 || (answer.status === 400 && /unique/i.test(text))) return
  throw new DeliveryError(text.slice(0, 500), { code: String(answer.status), isFinal: false })
}
