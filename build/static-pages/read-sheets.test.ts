import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSheetReader } from './read-sheets'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  mkdirSync(join(folder, 'static', 'chunks'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

function read(text: string): string {
  writeFileSync(join(folder, 'static', 'chunks', 'a.css'), text)
  return createSheetReader(folder)('/_next/static/chunks/a.css')
}

describe('a sheet inside a page', () => {
  it('names its files from the root', () => {
    expect(read('a{src:url(../media/a.woff2) format("woff2"),url("b.png")}')).toBe(
      'a{src:url(/_next/static/media/a.woff2) format("woff2"),url("/_next/static/chunks/b.png")}',
    )
  })

  it('leaves what is named otherwise as it is', () => {
    const text =
      'a{fill:url(#light);background:url(/images/a.svg),url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E")}'
    expect(read(text)).toBe(text)
  })

  it('loses the address of its source map', () => {
    expect(read('a{top:0}\n/*# sourceMappingURL=a.css.map*/')).toBe('a{top:0}')
  })

  it('must be able to stand there', () => {
    expect(() => read('a::after{content:"</style>"}')).toThrow('a.css cannot stand inside a page')
    expect(() => read('@import "b.css";')).toThrow('a.css cannot stand inside a page')
  })
})
