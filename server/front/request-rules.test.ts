import { describe, expect, it } from 'vitest'
import { judge } from './request-rules'

const statusOf = (method: string, url: string, headers = {}) => {
  const verdict = judge({ method, url, headers })
  return 'refusal' in verdict ? verdict.refusal.status : verdict.target
}

describe('what a client may ask', () => {
  it('is to take a message, of a length that is said and bounded', () => {
    const post = (headers: Record<string, string>, url = '/api/contact') => judge({ method: 'POST', url, headers })
    expect(post({ 'content-length': '31000000' })).toEqual({ target: '/api/contact', hasBody: true })
    expect(post({ 'content-length': '34000000' })).toMatchObject({ refusal: { status: 413 } })
    expect(post({ 'transfer-encoding': 'chunked' })).toMatchObject({ refusal: { status: 411 } })
    expect(post({ 'content-length': '10' }, '/api/contact/token')).toMatchObject({ refusal: { status: 405 } })
    expect(judge({ method: 'PUT', url: '/api/contact', headers: {} })).toMatchObject({
      refusal: { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS, POST' } },
    })
  })

  it.each(['GET', 'HEAD'])('is to be shown any address (%s)', (method) => {
    expect(statusOf(method, '/uk/blog?page=2')).toBe('/uk/blog?page=2')
    expect(statusOf(method, 'http://example.com/contacts?a=1')).toBe('/contacts?a=1')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])('is not %s, and is told what else', (method) => {
    expect(judge({ method, url: '/contacts', headers: {} })).toMatchObject({ refusal: { status: 405, headers: { Allow: 'GET, HEAD' } } })
  })

  it('is what the interface of the estimate allows to other sites', () => {
    expect(statusOf('OPTIONS', '/api/estimate/v1')).toBe('/api/estimate/v1')
    expect(judge({ method: 'POST', url: '/api/estimate/v1', headers: {} })).toMatchObject({
      refusal: { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } },
    })
  })

  it.each(['*', '', 'contacts', '/markdown/%', '/builds/%zz', '/%e0%a4%a', '/a%00b', 'ftp://example.com/', 'http://'])(
    'is no malformed address: "%s"',
    (url) => {
      expect(statusOf('GET', url)).toBe(400)
    },
  )

  it('is nothing by another protocol', () => {
    expect(statusOf('GET', '/images/x', { upgrade: 'WebSocket' })).toBe(400)
    // Some programs offer HTTP/2 with every request, and go on without it.
    expect(statusOf('GET', '/contacts', { upgrade: 'h2c' })).toBe('/contacts')
  })

  it('is nothing with a long body', () => {
    expect(statusOf('GET', '/', { 'content-length': '65537' })).toBe(413)
    expect(statusOf('GET', '/', { 'transfer-encoding': 'chunked' })).toBe(413)
    expect(statusOf('GET', '/', { 'content-length': '0' })).toBe('/')
  })
})
