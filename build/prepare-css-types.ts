import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileString } from 'sass'

/** tsconfig.json merges it with the sources (`rootDirs`, `paths`); its declarations win over the one of Next.js for every sheet. */
const folder = join('.cache', 'css-types')

/** Declares the class names of every CSS module whose sheet changed, so that a name no sheet has does not compile. */
export function prepareCssTypes(): void {
  const files = ['app', 'components', 'styles'].flatMap((room) => listFiles(room, '.scss'))
  const sheets = files.filter((file) => file.endsWith('.module.scss'))
  removeOrphans(sheets)
  // A shared sheet may bring class names into any module.
  const newestShared = Math.max(...files.filter((file) => !file.endsWith('.module.scss')).map(modifiedAt))
  const stale = sheets.filter((sheet) => modifiedAt(declarationOf(sheet)) <= Math.max(modifiedAt(sheet), newestShared))
  for (const [sheet, css] of compileAll(stale)) {
    mkdirSync(dirname(declarationOf(sheet)), { recursive: true })
    writeFileSync(declarationOf(sheet), declare(readClassNames(css)))
  }
}

/** The class names CSS Modules would export: those of all selectors but what `:global()` leaves alone. */
export function readClassNames(css: string): string[] {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"/g, '""')
    .replace(/:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
  const preludes = plain.match(/[^{};]+(?=\{)/g) ?? []
  const selectors = preludes.filter((prelude) => !prelude.trim().startsWith('@'))
  return [...new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z_][\w-]*/gi) ?? []))].sort()
}

const declarationOf = (sheet: string) => join(folder, `${sheet}.d.ts`)

const modifiedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function listFiles(root: string, ending: string): string[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return paths.filter((path) => path.endsWith(ending)).map((path) => join(root, path))
}

function removeOrphans(sheets: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  const present = new Set(sheets.map(declarationOf))
  for (const file of listFiles(folder, '.d.ts')) if (!present.has(file)) rmSync(file)
}

/** One compilation reads the shared tools once and not for each of 200 sheets, which takes twice as long. */
function compileAll(sheets: readonly string[]): [sheet: string, css: string][] {
  const marker = '/*! sheet */'
  const loads = sheets.map((sheet) => `${marker}\n@include meta.load-css(${JSON.stringify(sheet)});`)
  const { css } = compileString(`@use 'sass:meta';\n${loads.join('\n')}`, { loadPaths: ['.'] })
  const parts = css.split(marker).slice(1)
  return sheets.map((sheet, index) => [sheet, parts[index] ?? ''])
}

function declare(names: readonly string[]): string {
  const properties = names.map((name) => `  readonly '${name}': string\n`)
  return `declare const styles: {\n${properties.join('')}}\nexport default styles\n`
}
