import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf } from '@/build/releases/page-weight'
import { locales } from '@/routing/locales'
import { read } from '../support/files'
import { messagesOf } from '../support/messages'
import { buildFolder } from '../support/release'
import { type SiteRoute, siteRoutes } from '../support/routes'

const folder = join(buildFolder, 'static')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|json|css|html|txt|map)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
/** Shared by pages: what React reads of each page stands in a file of its own, and is tested with the page. */
const scripts = files.filter((file) => !file.includes(`${sep}rows${sep}`)).map((file) => ({ file, code: read(file) }))
const pages = siteRoutes.map((route) => {
  const html = read(route.file)
  return { ...route, html: [html, ...filesOf(html, 'rows', buildFolder).map(read)].join('\n') }
})

/** Long enough to belong to one page, and written to HTML as it stands. */
const isTelling = (message: string) => message.length > 30 && !/[{}<>&"']/.test(message)

describe('what the build hands to browsers', () => {
  it('knows nothing of the content service', () => {
    const names = /CONTENT_SERVICE|CONTENT_FALLBACK|COUNTRY_HEADER/
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter(({ code }) => names.test(code)).map(({ file }) => file)).toEqual([])
    expect(pages.filter(({ html }) => names.test(html)).map(({ address }) => address)).toEqual([])
  })

  it('reports no errors unless it was told where', () => {
    expect(scripts.filter(({ code }) => /sentry/i.test(code)).map(({ file }) => file)).toEqual([])
  })

  it('does not carry the registry of pages', () => {
    // Two lists of the framework's own, which no page of ours asks for.
    const carrying = scripts.filter(({ file, code }) => code.includes('for-pidors') && !/_\w+Manifest\.js$/.test(file))
    expect(carrying.map(({ file }) => file)).toEqual([])
  })

  it('has no source maps', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  })

  it.each(locales)(
    'has no interface words in its scripts but those of the error page, and the formulas a calculation names itself (%s)',
    (locale) => {
      const words = [...messagesOf(locale)].filter(
        ([key, message]) => !/^ErrorPage\.|^EstimateTrace\.formulas\./.test(key) && isTelling(message),
      )
      const shipped = words.filter(([, message]) => scripts.some(({ code }) => code.includes(message)))
      expect(words.length).toBeGreaterThan(40)
      expect(shipped.map(([key]) => key)).toEqual([])
    },
  )

  it.each(locales)('has the words of a page on that page alone (%s)', (locale) => {
    const own = [...messagesOf(locale)].filter(([key, message]) => /^Estimate\w+Page\.meta|Policy\w*\.meta/.test(key) && isTelling(message))
    // Words of a legal page stand on none where an editor wrote others.
    const shown = own.map(([key, message]) => ({ key, addresses: pagesWith(message, locale).map(({ address }) => address) }))
    expect(shown.filter(({ addresses }) => addresses.length === 1).length).toBeGreaterThan(4)
    expect(shown.filter(({ addresses }) => addresses.length > 1)).toEqual([])
  })
})

/** The page of the search lists every page with its description. */
function pagesWith(message: string, locale: SiteRoute['locale']): SiteRoute[] {
  return pages.filter(({ path, locale: language, html }) => path !== '/search' && language === locale && html.includes(message))
}
