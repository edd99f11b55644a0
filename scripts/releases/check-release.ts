import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { weigh } from '@/build/releases/page-weight'
import type { Release } from '@/routing/release/releases'
import { readSiteManifest } from '@/routing/release/site-manifest'
import { endpoints } from '@/server/api/endpoints'
import type { SiteEnvironment } from '@/server/environment'
import { serveRelease } from '@/server/front/serve-release'

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
 * budget are warnings.
 * @throws when the release does not start.
 */
export async function checkRelease(release: Release, environment: Pick<SiteEnvironment, 'port' | 'heapLimit'>): Promise<Checked> {
  const { address: origin, stop } = await serveRelease(release, environment)
  const ask = (path: string) => fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html,*/*' } })
  try {
    const [faults, warnings]: [string[], string[]] = [[], []]
    const linked = new Map<string, string>()
    const answered = new Set<string>()
    const { answers = {} } = (await readSiteManifest(release)) ?? {}
    // Data of pages are only asked for by the router.
    const opened = Object.entries(answers).filter(([, { kind }]) => kind !== 'data')
    for (const [address, { status }] of opened) {
      const answer = await ask(address)
      answered.add(address)
      if (answer.status !== status) faults.push(`${address} answers ${answer.status} in place of ${status}`)
      if (!answer.headers.get('content-type')?.startsWith('text/html')) {
        await answer.arrayBuffer()
        continue
      }
      const text = await answer.text()
      warnings.push(...overweight(address, text, release))
      for (const path of linksIn(text)) if (!linked.has(path)) linked.set(path, address)
    }
    for (const [path, page] of linked) {
      if (answered.has(path)) continue
      const { status, body } = await ask(path)
      await body?.cancel()
      if (status < 400 || status === answers[path]?.status) continue
      const found = status >= 500 ? faults : warnings
      found.push(`${page} links to ${path}, which answers ${status}`)
    }
    for (const path of Object.keys(endpoints)) {
      const { status, body } = await ask(path)
      await body?.cancel()
      if (status >= 500) faults.push(`${path} answers ${status}`)
    }
    return { faults: opened.some(([, { kind }]) => kind === 'page') ? faults : ['it has no pages'], warnings }
  } finally {
    await stop()
  }
}

/** What a page leads to or asks for on this site, its scripts among it. */
function linksIn(html: string): string[] {
  const named = [...html.matchAll(/<script data-src="([^"]*)"/g)].flatMap(([, addresses = '']) => addresses.split(' '))
  return [...[...html.matchAll(links)].map(([, path = '']) => path), ...named]
}

function overweight(address: string, html: string, { folder }: Release): string[] {
  const buildFolder = join(folder, '.next')
  if (!existsSync(join(buildFolder, 'static'))) return []
  const { weights, limits } = weigh({ address, html }, buildFolder)
  return (['document', 'rows', 'scripts'] as const)
    .filter((kind) => weights[kind] > limits[kind])
    .map((kind) => `${address} sends ${weights[kind].toFixed(1)} kB of ${kind}; its budget is ${limits[kind].toFixed(1)} kB`)
}
