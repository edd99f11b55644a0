import { createHmac, randomBytes } from 'node:crypto'
import { networkOf } from '@/routing/client-network'
import type { Database } from '../../open-database'

/** Made once and kept with the messages, so that it outlives releases and is the same for all that share them. */
export function secretOf(database: Database): string {
  const read = () => database.one<{ value: string }>("SELECT value FROM secrets WHERE name = 'contact'")?.value
  const known = read()
  if (known) return known
  database.run(
    "INSERT INTO secrets (name, value) VALUES ('contact', ?) ON CONFLICT (name) DO NOTHING",
    randomBytes(32).toString('base64url'),
  )
  return read() ?? ''
}

/** A sender by its network, which is not kept itself. */
export function senderOf(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`sender ${networkOf(address)}`)
    .digest('base64url')
}
