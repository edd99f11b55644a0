import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mergeSheets } from './merge-sheets'

type Lists = Record<string, string[]>

const chunk = (name: string) => `static/chunks/${name}.css`
const shell = { '[project]/app/[locale]/layout': ['base'], '[project]/app/global-error': ['base'], '[project]/app/lost': ['base', 'lost'] }
const home = { ...shell, '[project]/app/[locale]/page': ['base', 'hero', 'frame', 'card'] }
const blog = { ...shell, '[project]/app/[locale]/blog/page': ['base', 'card', 'frame', 'list'] }
const search = { ...shell, '[project]/app/[locale]/search/page': ['base', 'frame'] }
const routes = { '/[locale]/page': home, '/[locale]/blog/page': blog, '/[locale]/search/page': search }

/** A build as Next.js 16.4 compiled it, with these routes; each sheet says its name. */
function compiled(lists: Record<string, Lists>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [route, entries] of Object.entries(lists)) {
    const sheets = Object.entries(entries).map(([entry, names]) => [entry, names.map((name) => ({ path: chunk(name), inlined: false }))])
    const manifest = JSON.stringify({ entryCSSFiles: Object.fromEntries(sheets), entryJSFiles: {} })
    const head = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["${route}"] = `
    write(`server/app${route}_client-reference-manifest.js`, `${head}${manifest};\n`)
    for (const name of Object.values(entries).flat()) write(chunk(name), `.${name}{}\n/*# sourceMappingURL=${name}.css.map*/\n`)
  }
  return folder
}

/** The texts of the sheets of an entry. */
function textsOf(folder: string, route: string, entry: string): string[] {
  const source = readFileSync(join(folder, `server/app${route}_client-reference-manifest.js`), 'utf8')
  const { entryCSSFiles } = JSON.parse(source.slice(source.lastIndexOf(' = ') + 3, source.lastIndexOf(';')))
  return entryCSSFiles[entry].map(({ path }: { path: string }) => readFileSync(join(folder, path), 'utf8'))
}

describe('the sheets of a build', () => {
  it('are one that all pages share, which is that of their layouts, and one of a page, in its order', async () => {
    const folder = compiled(routes)
    await mergeSheets(folder)
    expect(textsOf(folder, '/[locale]/page', '[project]/app/[locale]/layout')).toEqual(['.base{}.frame{}'])
    expect(textsOf(folder, '/[locale]/page', '[project]/app/global-error')).toEqual(['.base{}.frame{}'])
    expect(textsOf(folder, '/[locale]/page', '[project]/app/[locale]/page')).toEqual(['.base{}.frame{}', '.hero{}.card{}'])
    expect(textsOf(folder, '/[locale]/blog/page', '[project]/app/[locale]/blog/page')).toEqual(['.base{}.frame{}', '.card{}.list{}'])
    expect(textsOf(folder, '/[locale]/search/page', '[project]/app/[locale]/search/page')).toEqual(['.base{}.frame{}'])
  })

  it('stay as they are where a document has others', async () => {
    const folder = compiled(routes)
    const before = textsOf(folder, '/[locale]/page', '[project]/app/lost')
    await mergeSheets(folder)
    expect(textsOf(folder, '/[locale]/page', '[project]/app/lost')).toEqual(before)
  })

  it('are not guessed where Next.js notes them otherwise', async () => {
    await expect(mergeSheets(compiled({ '/page': { '[project]/app/page': ['base'] } }))).rejects.toThrow('share no style sheet')
    const folder = compiled({ '/[locale]/page': home })
    writeFileSync(join(folder, 'server/app/[locale]/page_client-reference-manifest.js'), 'export default {}')
    await expect(mergeSheets(folder)).rejects.toThrow('not spelled')
  })
})
