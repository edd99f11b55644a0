import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { trustedTypes, withTrustedTypes } from './trusted-types'

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>

/** The rules as a browser is told them. */
function rules(): Rules {
  const location = new URL('https://agency.example/uk/blog')
  let made: Rules | undefined
  const createPolicy = (_name: string, given: Rules) => {
    made = given
  }
  runInNewContext(trustedTypes, { URL, location, trustedTypes: { createPolicy } })
  if (!made) throw new Error('No rules were made.')
  return made
}

describe('what a page may make of text', () => {
  it('is a script of the build', () => {
    const { createScriptURL } = rules()
    for (const mine of ['/_next/static/chunks/a.js', 'https://agency.example/_next/static/chunks/a.js?dpl=1'])
      expect(createScriptURL(mine)).toBe(mine)
  })

  it.each([
    'https://evil.example/_next/static/a.js',
    '//evil.example/_next/static/a.js',
    '/_next/static/../../api/estimate/v1',
    '/_ipx/_/media/a.svg',
    'data:text/javascript,go()',
    'blob:https://agency.example/_next/static/a',
  ])('is no other script: %s', (address) => expect(rules().createScriptURL(address)).toBeNull())

  it('is data, and no code', () => {
    const { createScript } = rules()
    expect(createScript('{"@type":"WebPage"}')).toBe('{"@type":"WebPage"}')
    expect(() => createScript('go()')).toThrow()
  })

  it('is said before any script', () => {
    const html = withTrustedTypes('<html><head><meta><script src="/a.js"></script></head></html>')
    expect(html).toBe(`<html><head><script>${trustedTypes}</script><meta><script src="/a.js"></script></head></html>`)
    expect(withTrustedTypes(html)).toBe(html)
  })

  it('stands in the loader where there is one', () => {
    const html = withTrustedTypes('<html><head><script data-src="/a.js">load()</script></head></html>')
    expect(html).toBe(`<html><head><script data-src="/a.js">${trustedTypes};load()</script></head></html>`)
    expect(withTrustedTypes(html)).toBe(html)
  })

  it('need not be said where nothing runs', () => {
    expect(withTrustedTypes('<html><head></head></html>')).toBe('<html><head></head></html>')
  })
})
