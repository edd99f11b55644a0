import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { splitLocale } from '@/routing/locale-path'
import { endings, filesFolder } from '@/routing/release/site-manifest'
import { budgets } from './budgets'

const preloadedFont = /rel="preload" href="(\/_next\/static\/media\/[^"]+\.woff2)"/g

/** What the loader of a page names: the data of the page first, then its scripts. */
const namedByLoader = /<script data-src="([^"]+)">/

/** The files of one kind a page asks for, in the folder they were built in. */
export function filesOf(html: string, kind: 'fonts' | 'rows' | 'scripts', buildFolder: string): string[] {
  const [rows, ...scripts] = namedByLoader.exec(html)?.[1]?.split(' ') ?? []
  const fonts = [...html.matchAll(preloadedFont)].map(([, address = '']) => address)
  const addresses = { fonts, rows: rows ? [rows] : [], scripts }[kind]
  return [...new Set(addresses)].map((address) => join(buildFolder, address.replace('/_next/', '')))
}

type Weights = Record<'document' | 'rows' | 'scripts', number>

/** The loader has a budget of its own. */
const withoutLoader = (html: string) => html.replace(/(<script data-src="[^"]+">)[^<]*/, '$1')

/** How many kB are sent for a page, and how many it may send. */
export function weigh({ address, html }: { address: string; html: string }, buildFolder: string): { weights: Weights; limits: Weights } {
  const sum = (kind: 'rows' | 'scripts') => filesOf(html, kind, buildFolder).reduce((total, file) => total + zipped(file, buildFolder), 0)
  return { weights: { document: kilobytes(withoutLoader(html)), rows: sum('rows'), scripts: sum('scripts') }, limits: limitsOf(address) }
}

const rowsOf: Readonly<Record<string, number>> = {
  '/': budgets.rows.home,
  '/estimate/example': budgets.rows.example,
  '/search': budgets.rows.search,
  '/estimate/results': budgets.rows.results,
}

function limitsOf(address: string): Weights {
  const { path } = splitLocale(address)
  const { document, rows, scripts } = budgets
  const kind = path === '/estimate/functional-blocks' ? 'blocks' : 'page'
  return {
    document: path === '/' ? document.home : document[kind],
    rows: rowsOf[path] ?? rows[kind],
    scripts: scripts.emptyPage + scriptsOf(path),
  }
}

function scriptsOf(path: string): number {
  const { contentPage, estimatePage, resultsPage } = budgets.scripts
  if (path === '/estimate/results') return resultsPage
  return /^\/estimate(?:\/|$)/.test(path) ? estimatePage : contentPage
}

const known = new Map<string, number>()

function zipped(file: string, buildFolder: string): number {
  const weight = known.get(file) ?? weightOf(file, buildFolder)
  known.set(file, weight)
  return weight
}

/** Of what there is for each page, a large release has only what it sends. */
function weightOf(file: string, buildFolder: string): number {
  if (existsSync(file)) return kilobytes(readFileSync(file))
  const sent = join(filesFolder({ folder: dirname(buildFolder) }), '_next', relative(buildFolder, file) + endings.gzip)
  return statSync(sent).size / 1000
}

const kilobytes = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / 1000
