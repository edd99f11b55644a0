import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { context, type Plugin } from 'esbuild'
import { classNames, serverBundle } from '@/build/api-styles'
import { originalFile } from '@/build/pictures/folders'
import { decodePath } from '@/build/pictures/read-original'
import { fileType } from '@/routing/file-types'
import type { handleApi } from '@/server/api/handle'

type Program = { handleApi: typeof handleApi }

/** Answers `/api` for `next dev`, compiled anew after each change, and pictures in the colours of the brand. */
export async function serveDevApi(): Promise<{ origin: string; close: () => Promise<void> }> {
  mkdirSync('.next', { recursive: true })
  // Packages are found from here.
  const folder = mkdtempSync(join('.next', 'api-'))
  let program: Promise<Program> | undefined
  let builds = 0
  const load: Plugin = {
    name: 'load',
    setup({ onEnd }) {
      onEnd(({ errors }) => {
        // Node.js keeps a module by its address.
        if (errors.length > 0) return
        program = import(`${pathToFileURL(join(folder, 'handle.mjs'))}?${++builds}`)
        // Whoever asks is told.
        program.catch(() => undefined)
      })
    },
  }
  const compiler = await context({
    ...serverBundle,
    entryPoints: ['server/api/handle.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    plugins: [classNames(), load],
  })
  await compiler.watch()
  const answer = createRequestListener(async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api')) return sendOriginal(pathname)
    return (await program)?.handleApi(request) ?? new Response(null, { status: 503 })
  })
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await compiler.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function sendOriginal(pathname: string): Promise<Response> {
  const path = decodePath(pathname)
  const file = path !== null && originalFile(path)
  const bytes = file && (await readFile(file).catch(() => null))
  return bytes
    ? new Response(new Uint8Array(bytes), { headers: { 'content-type': fileType(pathname) } })
    : new Response(null, { status: 404 })
}
