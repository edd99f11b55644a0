import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { addressOfPage } from '@/routing/locale-path'
import { endings, filesFolder, stemOf } from '../finished-site/site-manifest'

const unzip = promisify(gunzip)

/** What Next.js notes about the size of each part of a page: a build writes it before it knows. */
const sizeHints = /(?<part>\{"s":(?:"[^"]*"|\{[^{}]*\}),)"h":\d+,?/g

const pageEndings = ['.html', '.rsc', '.meta', '.segments']
const textEndings = ['.body', '.meta']

/**
 * Takes away again what was rendered as the release has it already: a page is drawn from its data (`.rsc`), so the same data is the same
 * page. Answers what is left.
 */
export async function dropUnchanged(stage: string, routes: readonly string[], release: string): Promise<string[]> {
  const left: string[] = []
  for (const route of routes) {
    const file = join(stage, 'server', 'app', route)
    const page = await readFile(`${file}.rsc`, 'utf8').catch(() => null)
    const fresh = page ?? (await readFile(`${file}.body`, 'utf8'))
    const known = await readKnown(release, route, page === null ? '.body' : '.rsc')
    if (known !== fresh && (known === null || withoutHints(known) !== withoutHints(fresh))) left.push(route)
    else for (const ending of page === null ? textEndings : pageEndings) await rm(file + ending, { recursive: true, force: true })
  }
  return left
}

const withoutHints = (data: string) => data.replace(sizeHints, '$<part>')

/** A large site keeps some of it compressed alone. */
async function readKnown(release: string, route: string, ending: '.body' | '.rsc'): Promise<string | null> {
  const built = await readFile(join(release, '.next', 'server', 'app', route + ending), 'utf8').catch(() => null)
  if (built !== null) return built
  const finished = join(filesFolder({ folder: release }), stemOf(addressOfPage(route)) + (ending === '.rsc' ? ending : ''))
  const zipped = await readFile(finished + endings.gzip).catch(() => null)
  return zipped && String(await unzip(zipped))
}
