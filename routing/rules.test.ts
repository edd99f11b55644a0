import { describe, expect, it } from 'vitest'
import { assertKnownMiddlewares, isAbsoluteAddress, namedMiddlewares, ownRules, ruleTarget } from './rules'

describe('route rules', () => {
  it('stop the build when they name a middleware nobody wrote', () => {
    expect(() => assertKnownMiddlewares([{ from: '/a', middleware: ['x'] }])).toThrow(new Error("Unknown route middleware: 'x'."))
    expect(() => assertKnownMiddlewares([{ from: '/a', middleware: ['known', 'toString'] }], { known: () => undefined })).toThrow(
      new Error("Unknown route middleware: 'toString'."),
    )
  })

  it('may name the middlewares that exist, or none', () => {
    expect(() => assertKnownMiddlewares([{ from: '/a', middleware: ['known'] }], { known: () => undefined })).not.toThrow()
    expect(() => assertKnownMiddlewares([{ from: '/a' }, ...ownRules], namedMiddlewares)).not.toThrow()
  })
})

describe('where a rule leads', () => {
  const rule = { from: '/a', middleware: ['first', 'second'], redirect: { to: '/c', status: 308 as const } }

  it('is what the first of its middlewares with an answer says, else its redirect', () => {
    expect(ruleTarget(rule, { first: () => undefined, second: (path) => `${path}/b` })).toEqual({ to: '/a/b', status: 307 })
    expect(ruleTarget(rule, { first: () => undefined, second: () => undefined })).toEqual({ to: '/c', status: 308 })
    expect(ruleTarget({ from: '/a' })).toBeUndefined()
  })

  it('is an error where a middleware does not exist', () => {
    expect(() => ruleTarget(rule, { first: () => '/b' })).toThrow(new Error("Unknown route middleware: 'second'."))
  })
})

describe('an address that leaves the site', () => {
  it('names a scheme or a host', () => {
    for (const address of ['https://example.org', 'HTTP://EXAMPLE.ORG', '//example.org', 'mailto:a@example.org', 'javascript:alert(1)'])
      expect(isAbsoluteAddress(address), address).toBe(true)
  })

  it('is not a path of the site', () => {
    for (const address of ['/', '/estimate', '/a:b', '/?next=https://example.org', '#team', '1:2'])
      expect(isAbsoluteAddress(address), address).toBe(false)
  })
})
