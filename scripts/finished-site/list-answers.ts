import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheControl } from '@/routing/caching'
import { fileType, isCompressible } from '@/routing/file-types'
import { addressOfPage, splitLocale } from '@/routing/locale-path'
import { defaultLocale } from '@/routing/locales'
import { fixedPaths } from '@/routing/routes'
import { classNamesRoute } from '../api-styles'
import type { Release } from '../releases/release-store'
import { rowsPrefix } from '../static-pages/finish-page'
import type { HeaderRules } from './header-rules'
import { endings, filesFolder, type SiteAnswer, type SiteManifest, stemOf } from './site-manifest'

/** Where an answer was built, and all that is said with it. `isPerPage`: there are as many of its kind as pages. */
export type BuiltAnswer = Pick<SiteAnswer, 'kind' | 'file' | 'status' | 'type'> & {
  address: string
  source: string
  headers: Record<string, string>
  isPerPage: boolean
}

type Meta = { headers: Record<string, string>; segmentPaths?: string[] }

/** Everything the build of Next.js prerendered, by the address visitors know it by. */
export async function* listPrerendered(buildFolder: string, rules: HeaderRules): AsyncGenerator<BuiltAnswer> {
  const { routes } = JSON.parse(await readFile(join(buildFolder, 'prerender-manifest.json'), 'utf8')) as { routes: object }
  for (const route of Object.keys(routes).filter((name) => !name.startsWith('/_') && name !== classNamesRoute)) {
    const source = join(buildFolder, 'server', 'app', route)
    // One after another and at once: thousands of little files take seconds where each is waited for.
    const meta = JSON.parse(readFileSync(`${source}.meta`, 'utf8')) as Meta
    if (meta.segmentPaths) yield* listPage({ route, source, meta, rules })
    else yield toText({ route, source, meta, rules })
  }
}

type Built = { route: string; source: string; meta: Meta; rules: HeaderRules }

function* listPage({ route, source, meta, rules }: Built): Generator<BuiltAnswer> {
  const address = addressOfPage(route)
  const stem = stemOf(address)
  const isMissing = isMissingRoute(route)
  const { 'x-nextjs-stale-time': staleTime = '', 'x-nextjs-prerender': prerender = '' } = meta.headers
  const base = { status: isMissing ? 404 : 200, isPerPage: true } as const
  const kept = { 'cache-control': isMissing ? cacheControl.missing : cacheControl.page, ...rules.headersOf(address), ...shown(meta) }
  const page = { ...base, kind: 'page', type: 'text/html; charset=utf-8' } as const
  yield { ...page, address, source: `${source}.html`, file: `${stem}.html`, headers: { ...kept, vary: rules.vary } }

  const data = { ...base, kind: 'data', type: 'text/x-component' } as const
  const said = {
    'cache-control': cacheControl.navigation,
    vary: rules.vary,
    ...rewriteOf(route, address),
    'x-nextjs-prerender': prerender,
  }
  const whole = `${stem}.rsc`
  yield { ...data, address: `/${whole}`, source: `${source}.rsc`, file: whole, headers: { ...said, 'x-nextjs-stale-time': staleTime } }
  for (const segment of meta.segmentPaths ?? []) {
    const name = `.segments${segment}.segment.rsc`
    // Next.js marks with a 2 what may be kept as part of a page.
    const headers = { ...said, 'x-nextjs-postponed': '2' }
    yield { ...data, address: `/${stem}${name}`, source: source + name, file: stem + name, headers }
  }
}

function toText({ route, source, meta, rules }: Built): BuiltAnswer {
  const address = addressOfPage(route)
  const { 'content-type': type = fileType(address), ...headers } = { ...rules.headersOf(address), ...shown(meta) }
  const text = { kind: 'file', status: 200, isPerPage: route.startsWith('/markdown/') } as const
  return { ...text, address, type, source: `${source}.body`, file: stemOf(address), headers: { ...headers, vary: rules.vary } }
}

/** Every file that lies in a folder, at this prefix. */
export async function* listFiles(folder: string, prefix: string, rules: HeaderRules): AsyncGenerator<BuiltAnswer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries.filter((each) => each.isFile())) {
    const source = join(entry.parentPath, entry.name)
    yield toFile({ source, path: prefix + source.slice(folder.length).replaceAll('\\', '/'), rules })
  }
}

/** Files of a release of which one it was made from kept only what is compressed. */
export function* listCompressed(release: Pick<Release, 'folder'>, { answers }: SiteManifest, rules: HeaderRules): Generator<BuiltAnswer> {
  for (const { file, kind, isPlain } of Object.values(answers))
    if (kind === 'file' && !isPlain && existsSync(join(filesFolder(release), file + endings.gzip)))
      yield toFile({ source: '', path: `/${file}`, rules })
}

function toFile({ source, path, rules }: { source: string; path: string; rules: HeaderRules }): BuiltAnswer {
  const { 'content-type': type = fileType(path), ...said } = rules.headersOf(path)
  const vary: Record<string, string> = isCompressible(type) ? { vary: 'Accept-Encoding' } : {}
  const isBuilt = path.startsWith('/_next/static/')
  const headers = { 'cache-control': isBuilt ? cacheControl.immutable : cacheControl.missing, ...said, ...vary }
  const isPerPage = path.startsWith(rowsPrefix)
  return { kind: 'file', status: 200, address: encodeURI(path), source, file: path.slice(1), type, headers, isPerPage }
}

const isMissingRoute = (route: string) => /\/(?:not-found|page-not-found)$/.test(route)

/** What Next.js says for itself is left out. */
function shown({ headers }: Meta): Record<string, string> {
  const said = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return Object.fromEntries(said.filter(([name]) => !name.startsWith('x-next')))
}

/** The router is told which page of the app folder stands at an address without a language; queries belong to none of them. */
function rewriteOf(route: string, address: string): Record<string, string> {
  const isMissing = isMissingRoute(route)
  if (splitLocale(address).locale !== defaultLocale && !isMissing) return {}
  const isFixed = address !== '/' && !isMissing && fixedPaths.includes(address)
  return { 'x-nextjs-rewritten-path': route, ...(isFixed && { 'x-nextjs-rewritten-query': '' }) }
}
