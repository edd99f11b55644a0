import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/**
 * Answers who asks: the connection, or whom proxies that are trusted name. `trusted`: addresses, networks such as 10.0.0.0/8, or
 * `loopback`, `linklocal` and `uniquelocal`.
 * @throws where one of them is neither.
 */
export function createClientAddress(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile([...trusted])
  return (request) => proxyAddress(request, isTrusted)
}
