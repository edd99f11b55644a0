import { describe, expect, it } from 'vitest'
import { otherLocale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { read } from '../support/files'
import { siteRoutes } from '../support/routes'

/** What stands in the menu of a small screen: from its opening tag to the page itself. */
const menuOf = (html: string) => html.slice(html.indexOf('id="site-menu"'), html.indexOf('<main'))

describe('the menu of a small screen, before any script and without one,', () => {
  const pages = siteRoutes.map((route) => ({ ...route, html: read(route.file) }))

  it('is opened and closed by buttons of every page, by the browser itself', () => {
    expect(pages.length).toBeGreaterThan(60)
    const wrong = pages.filter(
      ({ html }) =>
        !/<button[^>]* popoverTarget="site-menu" aria-label/i.test(html) ||
        !/<button[^>]* popoverTarget="site-menu" popoverTargetAction="hide"/i.test(html) ||
        !/<div[^>]* id="site-menu" popover="auto"/i.test(html),
    )
    expect(wrong.map(({ address }) => address)).toEqual([])
  })

  it('leads to the services and to the other language', () => {
    const wrong = pages.filter(({ html, locale }) => {
      const menu = menuOf(html)
      return !menu.includes(`href="${hrefTo(locale, 'services')}"`) || !new RegExp(` hrefLang="${otherLocale(locale)}"`, 'i').test(menu)
    })
    expect(wrong.map(({ address }) => address)).toEqual([])
  })
})
