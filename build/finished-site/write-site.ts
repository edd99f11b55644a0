import { readFile, stat, unlink, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { isCompressible } from '@/routing/file-types'
import type { Release } from '@/routing/release/releases'
import {
  type Encoding,
  encodings,
  endings,
  filesFolder,
  manifestFile,
  type SiteAnswer,
  type SiteManifest,
} from '@/routing/release/site-manifest'
import { type PolicySite, pageHeaders, securityHeaders } from '@/routing/security-headers'
import type { SitePaths } from '@/routing/site-paths'
import { rowsPrefix } from '../static-pages/finish-page'
import { checkAnswers } from './check-answers'
import { digestOf, openCompressedFiles, type Quality, shareFile } from './compressed-files'
import { type BuiltAnswer, listFiles, listPrerendered } from './list-answers'

/**
 * How many bytes the pages of a site and their data may have to be compressed as well as it goes and kept as they are. Of a larger
 * one only what gzip makes of them is kept: 4,000 pages would be 1 GB, and minutes of work with every build.
 */
const smallSite = 100_000_000

/** From so many bytes on, what a large site makes of all its pages (search index, sitemap) is treated as they are. */
const bulk = 1_000_000

type Options = {
  paths: SitePaths
  site: PolicySite
  say?: (done: number, all?: number) => void
  limit?: number
}

/** Makes files of everything a release answers without computing: `site/` in its folder, compressed, and a list of it. */
export async function writeSite(release: Pick<Release, 'folder'>, { paths, site, say, limit = smallSite }: Options) {
  const built = await listBuilt(release)
  checkAnswers(built, paths)
  const sizes = await Promise.all(built.map(async ({ source }) => (await stat(source)).size))
  const isSmall = built.reduce((sum, { isPerPage }, index) => sum + (isPerPage ? (sizes[index] ?? 0) : 0), 0) <= limit
  const kept = openCompressedFiles()
  const answers: Record<string, SiteAnswer> = {}
  const headers = new Map<string, number>()
  // A file more than there are threads that compress, so that none of them waits for the disk.
  const inTurn = pLimit(availableParallelism() + 2)
  let done = 0
  const finished = built.map((answer) =>
    inTurn(async () => {
      const made = await finish(answer, { isSmall, kept, target: join(filesFolder(release), answer.file) })
      say?.(++done, built.length)
      return made
    }),
  )
  for (const [index, file] of (await Promise.all(finished)).entries()) {
    const { address, kind, file: name, status, type, headers: said } = built[index] as BuiltAnswer
    const policy = { ...securityHeaders(address), ...(kind === 'page' && pageHeaders(site)) }
    const key = JSON.stringify({ ...lowerCased(policy), vary: 'Accept-Encoding', ...said })
    if (!headers.has(key)) headers.set(key, headers.size)
    answers[address] = { ...file, kind, file: name, status, type, headers: headers.get(key) ?? 0 }
  }
  const manifest: SiteManifest = { answers, headers: [...headers.keys()].map((key) => JSON.parse(key)), isSmall, paths }
  await writeFile(manifestFile(release), JSON.stringify(manifest))
  kept.tidy()
  return { files: built.length, compressed: kept.made() }
}

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

async function listBuilt(release: Pick<Release, 'folder'>): Promise<BuiltAnswer[]> {
  const buildFolder = join(release.folder, '.next')
  const built: BuiltAnswer[] = []
  for await (const answer of listPrerendered(buildFolder)) built.push(answer)
  for await (const answer of listFiles(join(buildFolder, 'static'), '/_next/static')) built.push(answer)
  for await (const answer of listFiles(join(release.folder, 'public'), '')) built.push(answer)
  return built
}

type Task = { target: string; isSmall: boolean; kept: ReturnType<typeof openCompressedFiles> }

async function finish(answer: BuiltAnswer, { target, isSmall, kept }: Task) {
  const { source, type, isPerPage } = answer
  const bytes = await readFile(source)
  const digest = digestOf(bytes)
  const isBulk = isPerPage || (!isSmall && bytes.length >= bulk)
  const quality = qualityOf(answer, { isBulk, isSmall })
  const sizes: Partial<Record<Encoding, number>> = {}
  for (const encoding of isCompressible(type) ? encodings : []) {
    // Every server and browser reads gzip; Brotli in a hurry makes 4 to 7 % less of a page and would fill the disk twice.
    if (encoding === 'br' && isPerPage && !isSmall) continue
    const { file, size } = await kept.compress(bytes, { digest, encoding, quality })
    if (size >= bytes.length) continue
    await shareFile(file, target + endings[encoding])
    sizes[encoding] = size
  }
  const isPlain = isSmall || !isBulk || sizes.gzip === undefined
  if (isPlain) await shareFile(source, target)
  else await unlink(source)
  return { etag: `"${digest}"`, size: bytes.length, isPlain, encodings: sizes }
}

/** What changes with every build is made quicker than what stays. */
function qualityOf({ kind, address }: BuiltAnswer, { isBulk, isSmall }: { isBulk: boolean; isSmall: boolean }): Quality {
  if (!isBulk) return 'best'
  if (!isSmall) return 'quick'
  return kind === 'page' || address.startsWith(rowsPrefix) ? 'good' : 'fair'
}
