import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { MissingPath } from './missing-path'

afterEach(cleanup)

function headingAt(address: string): string | null {
  window.history.replaceState(null, '', address)
  return render(<MissingPath message="Page not found" />).container.textContent
}

describe('the heading of the error page', () => {
  it('says which page was not found, with its language and query', () => {
    expect(headingAt('/uk/nowhere?from=ad')).toBe('Page not found: /uk/nowhere?from=ad')
  })

  it('is readable in Ukrainian', () => {
    expect(headingAt('/uk/%D1%86%D1%96%D0%BD%D0%B8')).toBe('Page not found: /uk/ціни')
  })

  it('shows an address that cannot be decoded as it is', () => {
    expect(headingAt('/%E0%A4%A')).toBe('Page not found: /%E0%A4%A')
  })

  it('shows an address as text, whatever it contains', () => {
    expect(headingAt('/<img%20src=x>')).toBe('Page not found: /<img src=x>')
    expect(document.querySelector('img')).toBeNull()
  })

  it('stands by itself and cannot turn the words around it', () => {
    expect(headingAt('/abc%E2%80%AEgnp.exe%E2%81%A6')).toBe('Page not found: /abc%E2%80%AEgnp.exe%E2%81%A6')
    cleanup()
    expect(headingAt('/%D7%A9%D7%9C%D7%95%D7%9D')).toBe('Page not found: /שלום')
    expect(document.querySelector('bdi')?.textContent).toBe('/שלום')
  })

  it('says without a script that a page was not found', () => {
    expect(renderToString(<MissingPath message="Page not found" />)).toBe('<span>Page not found</span>')
  })
})
