import { describe, expect, it } from 'vitest'
import { localeCookie, readLocaleCookie } from './cookie'

describe('the language cookie', () => {
  it('lives for 365 days on the whole site', () => {
    expect(localeCookie('uk')).toBe('i18n_redirected=uk; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(localeCookie('en')).toBe('i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax')
  })

  it('is found among other cookies', () => {
    expect(readLocaleCookie('theme=dark; i18n_redirected=uk; seen=1')).toBe('uk')
    expect(readLocaleCookie('i18n_redirected=en')).toBe('en')
  })

  it('is not read out of a cookie whose name only resembles it', () => {
    expect(readLocaleCookie('not_i18n_redirected=uk; i18n_redirected_too=uk')).toBeUndefined()
  })

  it('counts as absent when its value is unknown', () => {
    for (const cookies of [null, '', 'i18n_redirected', 'i18n_redirected=', 'i18n_redirected=zz', 'i18n_redirected=UK'])
      expect(readLocaleCookie(cookies), String(cookies)).toBeUndefined()
  })
})
