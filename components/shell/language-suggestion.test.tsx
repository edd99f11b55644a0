import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageSuggestion } from './language-suggestion'

const other = { href: '/uk/contacts', text: 'Є й українська версія', dismiss: 'Сховати' }

function open(languages: readonly string[], { deep = true, cookie = '' } = {}) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = cookie
  return render(<LanguageSuggestion locale="en" other={other} deep={deep} />)
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'i18n_redirected=; Max-Age=0; Path=/'
})

afterEach(cleanup)

describe('a page in English', () => {
  it('offers Ukrainian, in Ukrainian, to who reads Ukrainian rather', () => {
    open(['uk-UA', 'en'])
    const link = screen.getByRole('link', { name: other.text })
    expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual(['/uk/contacts', 'uk'])
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe('uk')
  })

  it('offers it to who read Ukrainian here before, whatever the browser is set to', () => {
    open(['en'], { cookie: 'i18n_redirected=uk; Path=/' })
    expect(screen.queryByRole('link')).not.toBeNull()
  })

  it.each([
    ['who reads English', ['en-GB', 'uk'], {}],
    ['who reads neither', ['de'], {}],
    ['who chose English before', ['uk'], { cookie: 'i18n_redirected=en; Path=/' }],
    ['the home page, where the server has asked already', ['uk'], { deep: false }],
  ])('is quiet for %s', (_who, languages, options) => {
    open(languages, options)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is remembered as the last language read', () => {
    open(['uk'], { cookie: 'i18n_redirected=uk; Path=/' })
    expect(document.cookie).toBe('i18n_redirected=en')
  })

  it('hides the offer when asked to', () => {
    open(['uk'])
    fireEvent.click(screen.getByRole('button', { name: other.dismiss }))
    expect(screen.queryByRole('link')).toBeNull()
  })
})
