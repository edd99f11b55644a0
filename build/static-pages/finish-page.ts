import { createHash } from 'node:crypto'
import { ownFaces } from './own-faces'
import { findStrangers, takeOutTags } from './page-tags'
import { rowsFile } from './rows-file'
import type { PageSheet, SheetTrimmer } from './trim-sheets'

export type FinishedPage = {
  html: string
  /** What React reads of the page, to be kept at `rowsAddress(rows)`. */
  rows: string
}

type Site = {
  /** The text of a sheet by its address, as it stands inside a page. */
  sheet: (address: string) => string
  /** A sheet without what a page cannot use. */
  trim: SheetTrimmer
  /** Sheets that scripts ask for with a part of the program that comes later. */
  later: readonly PageSheet[]
  /** The inline script of every page. */
  loader: string
}

/**
 * Makes a static document of a page as Next.js wrote it: its style inside, its data and scripts behind the one loader.
 * @throws with what is strange about it when the page is not spelled as the step knows it.
 */
export function finishPage(raw: string, { sheet, trim, later, loader }: Site): FinishedPage {
  const { rest: html, caught } = takeOutTags(raw)
  const { sheet: addresses, script: scripts, bootstrap, rows } = caught
  expectKnown({ html, sheets: addresses, scripts, bootstrap, rows })
  const whole = addresses.map((address) => ({ address, text: sheet(address) }))
  // Names of classes are handed to the components of the browser, too, which may draw their elements later.
  const named = html + rows.join('')
  // The first is the one that all pages share: no later page asks for it.
  const sheets = whole.map((each, index) => (index === 0 ? each : trim(each, named)))
  const style = sheets.map(({ text }) => text).join('')
  const inside = [...sheets, ...later.filter(({ text }) => style.includes(text))].map(({ address }) => address)
  const text = rowsFile({
    sheets: [...new Set(inside)],
    rows: renamed(rows.map(withoutSheetHints), addresses, sheets),
    bootstrap,
  })
  // Scripts run in this order: the first of them calls what the bootstrap pushed.
  const sources = [rowsAddress(text), ...new Set(scripts)]
  const tags = `<style data-precedence="next">${ownFaces(style, html)}</style><script data-src="${sources.join(' ')}">${loader}</script>`
  return { html: html.replace('</head>', () => `${tags}</head>`), rows: text }
}

/** A trimmed sheet is known by another address to this page's data, so that a later page asks for the whole one. */
function renamed(rows: readonly string[], addresses: readonly string[], sheets: readonly PageSheet[]): string[] {
  const changed = sheets.flatMap(({ address }, index) => (address === addresses[index] ? [] : [[addresses[index] ?? '', address] as const]))
  return rows.map((row) => changed.reduce((text, [from, to]) => text.replaceAll(from, to), row))
}

/** The page's own sheets are inside it, and that of its error would be preloaded for nothing. */
function withoutSheetHints(row: string): string {
  return row.replaceAll(/:HL\[\\"[^"\\]+\\",\\"style\\"\]\\n/g, '')
}

/** Where the data of pages lies, a file for each. */
export const rowsPrefix = '/_next/static/rows/'

/** Never kept under the same address with another text. */
export function rowsAddress(rows: string): string {
  return `${rowsPrefix}${createHash('sha256').update(rows).digest('hex').slice(0, 20)}.js`
}

function expectKnown(page: { html: string } & Record<'sheets' | 'scripts' | 'bootstrap' | 'rows', string[]>): void {
  const { html, sheets, scripts, bootstrap, rows } = page
  const problems = findStrangers(html).map((tag) => `a tag nobody knows: ${tag}`)
  for (const [name, list] of Object.entries({ sheets, scripts, rows })) if (list.length === 0) problems.push(`no ${name}`)
  if (bootstrap.length !== 1) problems.push(`${bootstrap.length} bootstrap scripts`)
  if (html.split('</head>').length !== 2) problems.push('not one head')
  if (problems.length > 0) throw new Error(problems.join('; '))
}
