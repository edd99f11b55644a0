import { createHmac, randomBytes } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Database } from '../store/open-database'

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

/** A sender by its network address, which is not kept itself. Of IPv6 a household has 64 bits. */
export function senderOf(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`sender ${networkOf(address)}`)
    .digest('base64url')
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
