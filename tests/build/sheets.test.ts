import { describe, expect, it } from 'vitest'
import { read } from '../support/files'
import { findWrong } from '../support/pages'
import { siteRoutes } from '../support/routes'

/** Sheets a soft navigation to a page inserts, those of its layouts first. */
const sheetsOf = (data: string) => [...new Set([...data.matchAll(/"rel":"stylesheet","href":"(\/_next\/[^"]+)"/g)].map(([, href]) => href))]

const pages = siteRoutes.map((route) => {
  const data = read(route.file.replace(/\.html$/, '.rsc'))
  return { ...route, data, sheets: sheetsOf(data) }
})

describe('the sheets of pages', () => {
  it('are one that all share, and at most one more', () => {
    const shared = pages[0]?.sheets.filter((sheet) => pages.every(({ sheets }) => sheets.includes(sheet)))
    expect(shared).toHaveLength(1)
    expect(findWrong(pages, ({ sheets }) => sheets.length > 2 && `${sheets.length} sheets`)).toEqual([])
  })

  it('are those of their kind: another of it asks for none', () => {
    const kinds = [...new Set(pages.map(({ template }) => template))]
    const own = (kind: string) => new Set(pages.filter(({ template }) => template === kind).flatMap(({ sheets }) => sheets))
    expect(kinds.length).toBeGreaterThan(20)
    expect(kinds.filter((kind) => own(kind).size > 2)).toEqual([])
  })
})
