import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  ...{ '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.svg': 'image/svg+xml', '.js': 'text/javascript' },
  ...{ '.woff2': 'font/woff2', '.webp': 'image/webp', '.avif': 'image/avif', '.png': 'image/png', '.ico': 'image/x-icon' },
}
const compressors = { br: brotliCompressSync, gzip: gzipSync }

type StaticServer = { port: number; stop: () => void }

/** Answers with files of these folders, the first that has one; compressed once, as small as the browser takes it. */
export async function serveFiles(folders: readonly string[]): Promise<StaticServer> {
  const compressed = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : decodeURI(pathname)
    const bytes = await readFirst(folders.map((folder) => join(folder, path)))
    if (!bytes) return void response.writeHead(404).end()
    const headers = { 'content-type': types[extname(path)] ?? 'application/octet-stream', 'cache-control': 'public, max-age=3600' }
    const encoding = (['br', 'gzip'] as const).find((each) => request.headers['accept-encoding']?.includes(each))
    if (!encoding || !/\.(html|css|svg|js|ico)$/.test(path)) return void response.writeHead(200, headers).end(bytes)
    const key = `${encoding} ${path}`
    const body = compressed.get(key) ?? compressors[encoding](bytes)
    compressed.set(key, body)
    response.writeHead(200, { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

async function readFirst(files: readonly string[]): Promise<Buffer | undefined> {
  for (const file of files) {
    const bytes = await readFile(file).catch(() => undefined)
    if (bytes) return bytes
  }
  return undefined
}
