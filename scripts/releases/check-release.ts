import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askRelease, startRelease } from '@/deploy/server/release-worker'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { budgets } from '@/tests/support/budgets'
import type { SiteEnvironment } from '../environment'
import { isEstimate, weightOf } from './page-weight'
import type { Release } from './release-store'

/** Addresses in pages that lead to this site. */
const links = /\s(?:href|src)="(\/(?!\/)[^"#?]*)/g

/**
 * Starts a release beside the one that is live and asks it for everything it has. Answers what is wrong, a sentence each: pages that
 * are not answered as they were built, links that lead nowhere, pages over their budget.
 * @throws when the release does not start.
 */
export async function checkRelease(release: Release, environment: Pick<SiteEnvironment, 'port' | 'heapLimit'>): Promise<string[]> {
  const running = await startRelease(release, environment)
  try {
    const problems: string[] = []
    const linked = new Map<string, string>()
    const answered = new Set<string>()
    for (const { address, status } of listAddresses(release)) {
      const answer = await askRelease(running, address)
      answered.add(address)
      if (answer.status !== status) problems.push(`${address} answers ${answer.status} in place of ${status}`)
      if (!answer.type.startsWith('text/html')) continue
      problems.push(...overweight(address, answer.text, release))
      for (const [, path = ''] of answer.text.matchAll(links)) if (!linked.has(path)) linked.set(path, address)
    }
    for (const [path, page] of linked) {
      const { status } = answered.has(path) ? { status: 200 } : await askRelease(running, path)
      if (status >= 400) problems.push(`${page} links to ${path}, which answers ${status}`)
    }
    return answered.size > 0 ? problems : ['it has no pages']
  } finally {
    await running.stop()
  }
}

type Manifest = { routes: Record<string, unknown> }

/** Every prerendered answer by the address visitors know it by. */
function listAddresses({ folder }: Release): { address: string; status: number }[] {
  const { routes } = JSON.parse(readFileSync(join(folder, '.next', 'prerender-manifest.json'), 'utf8')) as Manifest
  return Object.keys(routes)
    .filter((route) => !route.startsWith('/_'))
    .map((route) => ({ address: toAddress(route), status: isNotFound(route) ? 404 : 200 }))
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
  const { emptyPage, estimatePage, contentPage } = budgets.scripts
  const limits = { styles: budgets.styles, scripts: emptyPage + (isEstimate({ address }) ? estimatePage : contentPage) }
  return (['styles', 'scripts'] as const).flatMap((kind) => {
    const weight = weightOf(html, kind, buildFolder)
    return weight > limits[kind] ? [`${address} sends ${weight.toFixed(1)} kB of ${kind}; its budget is ${limits[kind]} kB`] : []
  })
}
