import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createClientAddress } from './client-address'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage

describe('who asks', () => {
  const behindOwnProxy = createClientAddress(['loopback', 'uniquelocal'])

  it('is whom the proxy of the same machine names', () => {
    expect(behindOwnProxy(from('127.0.0.1', '198.51.100.7'))).toBe('198.51.100.7')
    expect(behindOwnProxy(from('10.0.0.2', '198.51.100.7, 10.0.0.9'))).toBe('198.51.100.7')
  })

  it('is not whom a visitor names', () => {
    expect(behindOwnProxy(from('203.0.113.5', '198.51.100.7'))).toBe('203.0.113.5')
    expect(behindOwnProxy(from('127.0.0.1', '192.0.2.1, 203.0.113.5'))).toBe('203.0.113.5')
    expect(createClientAddress([])(from('127.0.0.1', '198.51.100.7'))).toBe('127.0.0.1')
  })

  it('cannot be told with a proxy that has no address', () => {
    expect(() => createClientAddress(['my-proxy'])).toThrow(/my-proxy/)
  })
})
