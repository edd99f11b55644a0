import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { middlewarePattern } from '@/routing/middleware-pattern'
import { withMiddlewarePattern } from './middleware-literal'

const source = readFileSync('middleware.ts', 'utf8')

it('the middleware has the pattern of the registry; "npx tsx scripts/generate-middleware.ts" writes it', () => {
  expect(withMiddlewarePattern(source, middlewarePattern())).toBe(source)
})

it('another pattern replaces it, and nothing else changes', () => {
  const changed = withMiddlewarePattern(source, '/(a\\.b)')
  expect(changed).toContain("    '/',\n    '/(a\\\\.b)',\n    // ")
  expect(withMiddlewarePattern(changed, middlewarePattern())).toBe(source)
})

it('a middleware without a matcher is an error, not left as it is', () => {
  expect(() => withMiddlewarePattern('export const config = {}', '/a')).toThrow('no matcher')
})
