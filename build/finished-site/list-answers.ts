import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheControl, cachingOf, pictureType } from '@/routing/caching'
import { fileType } from '@/routing/file-types'
import { addressOfPage } from '@/routing/locale-path'
import { type SiteAnswer, stemOf } from '@/routing/release/site-manifest'
import { classNamesRoute } from '../api-styles'
import { rowsPrefix } from '../static-pages/finish-page'

/** Where an answer was built, and all that is said with it. `isPerPage`: there are as many of its kind as pages. */
export type BuiltAnswer = Pick<SiteAnswer, 'kind' | 'file' | 'status' | 'type'> & {
  address: string
  source: string
  headers: Record<string, string>
  isPerPage: boolean
}

type Meta = { headers: Record<string, string>; segmentPaths?: string[] }

/** Everything the build of Next.js prerendered, by the address visitors know it by. */
export async function* listPrerendered(buildFolder: string): AsyncGenerator<BuiltAnswer> {
  const { routes } = JSON.parse(await readFile(join(buildFolder, 'prerender-manifest.json'), 'utf8')) as { routes: object }
  for (const route of Object.keys(routes).filter((name) => !name.startsWith('/_') && name !== classNamesRoute)) {
    const source = join(buildFolder, 'server', 'app', route)
    // One after another and at once: thousands of little files take seconds where each is waited for.
    const meta = JSON.parse(readFileSync(`${source}.meta`, 'utf8')) as Meta
    if (meta.segmentPaths) yield* listPage({ route, source, meta })
    else yield toText({ route, source, meta })
  }
}

type Built = { route: string; source: string; meta: Meta }

function* listPage({ route, source, meta }: Built): Generator<BuiltAnswer> {
  const address = addressOfPage(route)
  const stem = stemOf(address)
  const isMissing = isMissingRoute(route)
  const base = { status: isMissing ? 404 : 200, isPerPage: true } as const
  const caching = isMissing ? cacheControl.missing : (cachingOf(address) ?? cacheControl.page)
  const page = { ...base, kind: 'page', type: 'text/html; charset=utf-8' } as const
  yield { ...page, address, source: `${source}.html`, file: `${stem}.html`, headers: { ...shown(meta), 'cache-control': caching } }

  // Nobody is led to a page that says that something is missing.
  if (isMissing) return
  // The router asks for all data of a page, or for a part of them, at addresses beside that of the page.
  const headers = { 'cache-control': cacheControl.page, 'x-robots-tag': 'noindex' }
  const data = { ...base, kind: 'data', type: 'text/x-component', headers } as const
  const beside = address === '/' ? '' : address.slice(1)
  const whole = `${beside || 'index'}.txt`
  yield { ...data, address: `/${whole}`, source: `${source}.rsc`, file: whole }
  for (const segment of meta.segmentPaths ?? []) {
    const file = `${beside && `${beside}/`}__next${segment.replaceAll('/', '.')}.txt`
    yield { ...data, address: encodeURI(`/${file}`), source: `${source}.segments${segment}.segment.rsc`, file }
  }
}

function toText({ route, source, meta }: Built): BuiltAnswer {
  const address = addressOfPage(route)
  const { 'content-type': type = fileType(address), ...headers } = shown(meta)
  const caching = cachingOf(address)
  const text = { kind: 'file', status: 200, isPerPage: route.startsWith('/markdown/') } as const
  const kept = { ...headers, ...(caching && { 'cache-control': caching }) }
  return { ...text, address, type, source: `${source}.body`, file: stemOf(address), headers: kept }
}

/** Every file that lies in a folder, at this prefix. */
export async function* listFiles(folder: string, prefix: string): AsyncGenerator<BuiltAnswer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries.filter((each) => each.isFile())) {
    const source = join(entry.parentPath, entry.name)
    yield toFile(source, prefix + source.slice(folder.length).replaceAll('\\', '/'))
  }
}

function toFile(source: string, path: string): BuiltAnswer {
  const type = pictureType(path) ?? fileType(path)
  const headers = { 'cache-control': cachingOf(path) ?? cacheControl.missing }
  const isPerPage = path.startsWith(rowsPrefix)
  return { kind: 'file', status: 200, address: encodeURI(path), source, file: path.slice(1), type, headers, isPerPage }
}

const isMissingRoute = (route: string) => /\/(?:not-found|page-not-found)$/.test(route)

/** What Next.js says for itself is left out. */
function shown({ headers }: Meta): Record<string, string> {
  const said = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return Object.fromEntries(said.filter(([name]) => !name.startsWith('x-next')))
}
