import { expect, it } from 'vitest'
import { redirectOf } from './build-watch'

const manifest = {
  matcher: {
    static: { '/uk/old': { redirect: '/uk/contacts' }, '/guarded': { appMiddleware: { x: true as const } } },
    wildcard: {},
    dynamic: {},
  },
}

it('a rule of the manifest leads where it says', () => {
  expect(redirectOf(manifest, '/uk/old')).toBe('/uk/contacts')
  expect(redirectOf(manifest, '/old')).toBeUndefined()
})

it('a middleware this build does not have is an error', () => {
  expect(() => redirectOf(manifest, '/guarded')).toThrow(new Error("Unknown route middleware: 'x'."))
})
