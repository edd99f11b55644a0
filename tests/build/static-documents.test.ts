import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgets } from '@/build/releases/budgets'
import { filesOf } from '@/build/releases/page-weight'
import { read } from '../support/files'
import { findWrong } from '../support/pages'
import { buildFolder, publicFolder } from '../support/release'
import { siteRoutes } from '../support/routes'

const pages = siteRoutes.map((route) => ({ ...route, html: read(route.file) }))

/** Scripts that a browser runs; structured data are none. */
const scriptsIn = (html: string) => [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")([^>]*)>([^<]*)/g)]

describe('a page is a document that needs nothing but itself', () => {
  it('its only script is the loader, the same for all pages, and small', () => {
    const loaders = new Set(pages.flatMap(({ html }) => scriptsIn(html).map(([, , text = '']) => text)))
    expect([...loaders].map(({ length }) => length / 1000 <= budgets.loader)).toEqual([true])
    expect(
      findWrong(pages, ({ html }) => {
        const tags = scriptsIn(html).map(([, attributes = '']) => attributes)
        return (tags.length !== 1 || !/^ data-src="[^"]+"$/.test(tags[0] ?? '')) && tags.join()
      }),
    ).toEqual([])
  })

  it('its style stands inside it, and what that names is there', () => {
    const missing = findWrong(pages, ({ html }) => {
      const styles = [...html.matchAll(/<style data-precedence="next">(.*?)<\/style>/gs)].map(([, text = '']) => text)
      if (styles.length !== 1) return `${styles.length} styles`
      const named = [...(styles[0] ?? '').matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address = '']) => address)
      return named.filter((address) => !existsSync(fileOf(address))).join()
    })
    expect(missing).toEqual([])
  })

  it('no sheet or script is asked for before somebody does something', () => {
    const asking = /<link[^>]*(?:data-precedence|as="(?:script|style)"|rel="modulepreload")|<script[^>]* src=|\son[a-z]+="/
    expect(findWrong(pages, ({ html }) => asking.exec(html)?.[0])).toEqual([])
  })

  it('everything the loader names is there', () => {
    const missing = findWrong(pages, ({ html }) => {
      const files = [...filesOf(html, 'rows', buildFolder), ...filesOf(html, 'scripts', buildFolder)]
      return files.length < 5 ? `only ${files.length} files` : files.filter((file) => !existsSync(file)).join()
    })
    expect(missing).toEqual([])
  })

  it('its sheets count as loaded once React starts', () => {
    const wrong = findWrong(pages, ({ html }) => {
      const [rows = ''] = filesOf(html, 'rows', buildFolder).map(read)
      const sheets: string[] = JSON.parse(/^for\(const href of (\[[^\]]*\])\)/.exec(rows)?.[1] ?? '[]')
      return sheets.length === 0 ? 'none' : sheets.filter((address) => !existsSync(fileOf(address.replace(/\?of=\w+$/, '')))).join()
    })
    expect(wrong).toEqual([])
  })
})

function fileOf(address: string): string {
  return address.startsWith('/_next/') ? join(buildFolder, address.slice('/_next/'.length)) : join(publicFolder, address)
}
