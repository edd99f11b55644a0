import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { assetPrefixes } from '@/routing/assets'
import { cacheControl } from '@/routing/caching'
import type { Release } from '@/scripts/releases/release-store'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const built = '/_next/static/'

type HeaderRules = { headers: { regex: string; headers: { key: string; value: string }[] }[] }

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

/** Null when the path leads out of the release. */
function fileOf({ folder }: Release, path: string): string | null {
  const [root, rest] = path.startsWith(built) ? [join(folder, '.next', 'static'), path.slice(built.length)] : [join(folder, 'public'), path]
  const file = join(root, decodeURIComponent(rest))
  return file.startsWith(root + sep) ? file : null
}

/** As that release itself sent it. */
async function headersOf({ folder }: Release, path: string): Promise<OutgoingHttpHeaders> {
  const manifest = await readFile(join(folder, '.next', 'routes-manifest.json'), 'utf8')
  const { headers: rules } = JSON.parse(manifest) as HeaderRules
  const said = rules.filter(({ regex }) => new RegExp(regex).test(path)).flatMap(({ headers }) => headers)
  return {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith(built) ? cacheControl.immutable : cacheControl.missing,
    ...Object.fromEntries(said.map(({ key, value }) => [key.toLowerCase(), value])),
  }
}
