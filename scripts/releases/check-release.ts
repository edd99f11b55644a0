import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveRelease } from '@/deploy/server/serve-release'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import type { SiteEnvironment } from '../environment'
import { weigh } from './page-weight'
import type { Release } from './release-store'

/** Addresses in pages that lead to this site. */
const links = /\s(?:href|src)="(\/(?!\/)[^"#?]*)/g

/**
 * `faults` are faults of the whole site: with them it must not go live. `warnings` are what only developers can mend, and what visitors
 * can live with; nobody who writes content is stopped by them. What an editor can mend is said before, when the content is read.
 */
export type Checked = { faults: string[]; warnings: string[] }

/**
 * Starts a release beside the one that is live and asks it for everything it has, as visitors do. Answers what is wrong, a sentence
 * each: pages that are not answered as they were built and programs that fail are faults, links that lead nowhere and pages over their
 * budget are warnings. With `rendered` only those pages are asked for, and what they link to.
 * @throws when the release does not start.
 */
export async function checkRelease(
  release: Release,
  environment: Pick<SiteEnvironment, 'port' | 'heapLimit'>,
  rendered?: readonly string[],
): Promise<Checked> {
  const { address: origin, stop } = await serveRelease(release, environment)
  const ask = (path: string) => fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html,*/*' } })
  try {
    const [faults, warnings]: [string[], string[]] = [[], []]
    const linked = new Map<string, string>()
    const answered = new Set<string>()
    const statuses = new Map(listAddresses(release).map(({ address, status }) => [address, status]))
    for (const { address, status } of listAddresses(release, rendered)) {
      const answer = await ask(address)
      const text = await answer.text()
      answered.add(address)
      if (answer.status !== status) faults.push(`${address} answers ${answer.status} in place of ${status}`)
      if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
      warnings.push(...overweight(address, text, release))
      for (const path of linksIn(text)) if (!linked.has(path)) linked.set(path, address)
    }
    for (const [path, page] of linked) {
      if (answered.has(path)) continue
      const { status, body } = await ask(path)
      await body?.cancel()
      if (status < 400 || status === statuses.get(path)) continue
      const found = status >= 500 ? faults : warnings
      found.push(`${page} links to ${path}, which answers ${status}`)
    }
    for (const path of listPrograms(release)) {
      const { status, body } = await ask(path)
      await body?.cancel()
      if (status >= 500) faults.push(`${path} answers ${status}`)
    }
    return { faults: answered.size > 0 ? faults : ['it has no pages'], warnings }
  } finally {
    await stop()
  }
}

/** What a page leads to or asks for on this site, its scripts among it. */
function linksIn(html: string): string[] {
  const named = [...html.matchAll(/<script data-src="([^"]*)"/g)].flatMap(([, addresses = '']) => addresses.split(' '))
  return [...[...html.matchAll(links)].map(([, path = '']) => path), ...named]
}

type Manifest = { routes: Record<string, unknown> }

/** Every prerendered answer by the address visitors know it by. */
function listAddresses({ folder }: Release, rendered?: readonly string[]): { address: string; status: number }[] {
  const { routes } = JSON.parse(readFileSync(join(folder, '.next', 'prerender-manifest.json'), 'utf8')) as Manifest
  const asked = rendered && new Set(rendered)
  return Object.keys(routes)
    .filter((route) => !route.startsWith('/_') && (!asked || asked.has(route)))
    .map((route) => ({ address: toAddress(route), status: isNotFound(route) ? 404 : 200 }))
}

/** What is made when it is asked for, such as the PDF of an estimate: the packages it needs are loaded only then. */
function listPrograms({ folder }: Release): string[] {
  const file = join(folder, '.next', 'app-path-routes-manifest.json')
  const routes: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return Object.values(routes).filter((route) => route.startsWith('/api/') && !route.includes('['))
}

const isNotFound = (route: string) => /\/(?:not-found|page-not-found)$/.test(route)

function toAddress(route: string): string {
  const [, prefix = '', ...rest] = route.split('/')
  const locale = locales.find((each) => each === prefix)
  return locale ? localisePath(locale, `/${rest.join('/')}`) : route
}

function overweight(address: string, html: string, { folder }: Release): string[] {
  const buildFolder = join(folder, '.next')
  if (!existsSync(join(buildFolder, 'static'))) return []
  const { weights, limits } = weigh({ address, html }, buildFolder)
  return (['document', 'rows', 'scripts'] as const)
    .filter((kind) => weights[kind] > limits[kind])
    .map((kind) => `${address} sends ${weights[kind].toFixed(1)} kB of ${kind}; its budget is ${limits[kind].toFixed(1)} kB`)
}
