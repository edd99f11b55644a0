import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import { assetPrefixes } from '@/routing/assets'
import { cacheControl } from '@/routing/caching'
import { fileType } from '@/routing/file-types'
import { readHeaderRules } from '@/scripts/finished-site/header-rules'
import type { Release } from '@/scripts/releases/release-store'
import { type FinishedSite, openFinishedSite } from './finished-site'
import { sendAnswer } from './send-answer'

const built = '/_next/static/'

/** Few of them are asked for anything, and their lists are long. */
const opened = new LRUCache<string, { files: FinishedSite | null }>({ max: 3 })

/**
 * Sends a file that only another release has: a tab that was opened before a switch still asks for its scripts and pictures. False
 * when there is none.
 */
export async function sendEarlierFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, releases }: { path: string; releases: readonly Release[] },
): Promise<boolean> {
  if (!path.startsWith(built) && !assetPrefixes.some((prefix) => path.startsWith(`/${prefix}/`))) return false
  for (const release of releases) {
    const files = await filesOf(release)
    const answer = files?.find(path)
    if (files && answer) {
      await sendAnswer(files, { request, response, answer })
      return true
    }
    if (files) continue
    const file = fileOf(release, path)
    const found = file === null ? null : await stat(file).catch(() => null)
    if (file === null || !found?.isFile()) continue
    const headers = { 'content-length': found.size, ...(await headersOf(release, path)) }
    response.writeHead(200, headers)
    if (request.method === 'HEAD') response.end()
    else await pipeline(createReadStream(file), response)
    return true
  }
  return false
}

/** Of a release without a list of its files. Null when the path leads out of it. */
function fileOf({ folder }: Release, path: string): string | null {
  const [root, rest] = path.startsWith(built) ? [join(folder, '.next', 'static'), path.slice(built.length)] : [join(folder, 'public'), path]
  const file = join(root, decodeURIComponent(rest))
  return file.startsWith(root + sep) ? file : null
}

async function filesOf(release: Release): Promise<FinishedSite | null> {
  const known = opened.get(release.folder) ?? { files: await openFinishedSite(release, 4_000_000) }
  opened.set(release.folder, known)
  return known.files
}

/** As that release itself sent it. */
async function headersOf({ folder }: Release, path: string): Promise<OutgoingHttpHeaders> {
  const rules = await readHeaderRules(join(folder, '.next'))
  return {
    'content-type': fileType(path),
    'cache-control': path.startsWith(built) ? cacheControl.immutable : cacheControl.missing,
    ...rules.headersOf(path),
  }
}
