import { describe, expect, it } from 'vitest'
import { hashSource } from './policy-hash'
import { documentHeaders, pageHeaders, pagePolicy, securityHeaders, withStyle } from './security-headers'

const plain = { siteUrl: 'http://localhost:3000' }
const secure = { siteUrl: 'https://agency.example', dsn: 'https://key@errors.example:8443/sub/17' }
const inline = { scripts: [hashSource('start()')], styles: [hashSource('a{}')] }

/** The directives of a policy, as a browser reads them. */
function directivesIn(policy: string): Record<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]))
}

const directivesOf = (headers: Record<string, string>) => directivesIn(headers['Content-Security-Policy'] ?? '')

describe('what comes with every answer', () => {
  it('lets a file load nothing but itself and stand in no frame', () => {
    const directives = directivesOf(securityHeaders('/feed.json'))
    expect(directives).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] })
    expect(Object.keys(directives)).not.toContain('script-src')
  })

  it('shuts a drawing somebody uploaded in an origin of its own', () => {
    expect(directivesOf(securityHeaders('/_ipx/_/media/drawing.svg'))).toMatchObject({ 'default-src': ["'none'"], sandbox: [] })
  })

  it.each([
    ['/api/estimate/v1', 'cross-origin'],
    ['/og/en.jpg', 'cross-origin'],
    ['/_ipx/f_webp,w_640/images/a.png', 'cross-origin'],
    ['/favicon.ico', 'cross-origin'],
    ['/', 'same-origin'],
    ['/_next/static/chunks/a.js', 'same-origin'],
  ])('lets other sites show what is made for them, and nothing else: %s', (path, policy) => {
    expect(securityHeaders(path)['Cross-Origin-Resource-Policy']).toBe(policy)
  })

  it('keeps browsers on HTTPS once they had it', () => {
    expect(securityHeaders('/')['Strict-Transport-Security']).toBe('max-age=63072000')
    expect(directivesIn(pagePolicy(inline, secure))).toHaveProperty('upgrade-insecure-requests')
    expect(directivesIn(pagePolicy(inline, plain))).not.toHaveProperty('upgrade-insecure-requests')
  })
})

describe('the policy of a page', () => {
  it('runs the scripts of the site and the inline ones it names', () => {
    const directives = directivesIn(pagePolicy(inline, plain))
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"],
      'style-src': ["'self'", hashSource('a{}')],
      'connect-src': ["'self'"],
    })
  })

  it('makes code of a text by the one policy a page starts with', () => {
    expect(directivesIn(pagePolicy(inline, plain))).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    })
  })

  it('never lets through whatever stands in the page', () => {
    for (const site of [plain, secure]) expect(pagePolicy(inline, site)).not.toMatch(/unsafe-|\*/)
  })

  it('names one more sheet where something is written into the page, and changes nothing else', () => {
    const policy = pagePolicy(inline, plain)
    expect(directivesIn(withStyle(policy, hashSource('b{}')))).toEqual({
      ...directivesIn(policy),
      'style-src': ["'self'", hashSource('a{}'), hashSource('b{}')],
    })
  })

  it('says nothing that browsers do not read in a page: who frames it, and where to report', () => {
    expect(Object.keys(directivesIn(pagePolicy(inline, secure)))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/frame-ancestors|report/)]),
    )
  })
})

describe('what is said beside a page', () => {
  it('is who may frame it, and nothing else without a place for reports', () => {
    expect(pageHeaders(plain)).toEqual({ 'Content-Security-Policy': "frame-ancestors 'none'" })
  })

  it('refuses the same hosts where there is one, and leaves inline code to the page', () => {
    const { 'script-src': scripts, 'style-src': styles, ...beside } = directivesOf(pageHeaders(secure))
    const { 'script-src': _scripts, 'style-src': _styles, ...within } = directivesIn(pagePolicy(inline, secure))
    expect(beside).toMatchObject(within)
    expect([scripts, styles]).toEqual(Array(2).fill(["'self'", "'unsafe-inline'"]))
    expect(beside['frame-ancestors']).toEqual(["'none'"])
  })

  it.each([pageHeaders, (site: typeof secure) => documentHeaders(inline, site)])(
    'reports to where errors are reported, and nowhere without that',
    (headersFor) => {
      const address = 'https://errors.example:8443/sub/api/17/security/?sentry_key=key'
      const headers = headersFor(secure)
      expect(directivesOf(headers)).toMatchObject({
        'report-uri': [address],
        'report-to': ['policy'],
        'connect-src': ["'self'", 'https://errors.example:8443'],
      })
      expect(headers['Reporting-Endpoints']).toBe(`policy="${address}"`)
      const unsafe = headersFor({ ...plain, dsn: 'http://key@localhost:9/1' })
      expect(directivesOf(unsafe)['report-uri']).toEqual(['http://localhost:9/api/1/security/?sentry_key=key'])
      expect([directivesOf(unsafe)['report-to'], unsafe['Reporting-Endpoints']]).toEqual([undefined, undefined])
    },
  )

  it('is all of it where a page is written for one request', () => {
    const headers = documentHeaders(inline, plain)
    expect(Object.keys(headers)).toEqual(['Content-Security-Policy'])
    expect(directivesOf(headers)).toEqual({ ...directivesIn(pagePolicy(inline, plain)), 'frame-ancestors': ["'none'"] })
  })
})
