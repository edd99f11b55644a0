import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { switchTo } from '@/build/releases/release-store'
import { currentRelease, listReleases } from '@/routing/release/releases'
import { readSiteEnvironment } from '@/server/environment'
import { createFront, type Limits, usualLimits } from '@/server/front/front'
import { createHealth } from '@/server/front/health'
import { createLiveSite, type LiveSite } from '@/server/front/live-site'
import type { Pulse } from '@/server/front/pulse'
import { startRelease } from '@/server/front/release-worker'
import { createPublishing } from '@/server/publish/answer'
import { idle } from '@/server/publish/status'
import { filesOfBuild, finishFakeSite } from './fake-build'
import { createFakeSite, type FakeSite } from './fake-releases'

/** A file in its folder ends the slow answer of a release. */
export const finish = 'finish'

/** What stands for Next.js in a release of a test; it says its name. */
const workerOf = (name: string, isBroken = false) => `
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
const page = '<p>${name}</p>'.repeat(100)
parentPort.on('message', (said) => parentPort.postMessage(said === 'end' ? 'ended' : 'alive'))
const answers = {
  '/data': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"${name}"}'),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/slow': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).write('${name} ')
    const timer = setInterval(() => {
      if (!existsSync(workerData.folder + '/${finish}')) return
      clearInterval(timer)
      response.end('to the end')
    }, 10)
  },
  '/late': (_, response) => {
    const timer = setInterval(() => {
      if (!existsSync(workerData.folder + '/${finish}')) return
      clearInterval(timer)
      response.end('${name} at last')
    }, 10)
  },
  '/hang': () => { for (;;); },
  '/api/refused': (_, response) => response.writeHead(400, { 'cache-control': 'public, max-age=60' }).end('no'),
  '/die': () => process.exit(7),
  '/api/die': () => process.exit(7),
  '/linking': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<a href="/">a</a><a href="/gone?a=1">b</a><a href="//b.example/">c</a>'),
  '/leading': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<a href="/none/not-found">a</a>'),
  '/none/not-found': (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('Nothing'),
  '/heavy': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script data-src="/_next/static/light.js /_next/static/heavy.js"></script>'),
  '/_next/static/heavy.js': (_, response) => response.end(),
  '/_next/static/light.js': (_, response) => response.end(),
  ...Object.fromEntries(['/range', '/api/broken'].map((path) => [path, (_, response) => response.writeHead(500).end('Internal Server Error')])),
  '/strict': (_, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" }).end(page),
  '/headers': (request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(request.headers)),
  '/api/estimate/linked/en/results': (request, response) => response.end(JSON.stringify({
    title: 'Shop', metas: {}, json: request.url, query: 't=shop', filled: {}, sheet: '#range{--low:0}', fields: [],
  })),
  '/api/estimate/linked/en/start': () => undefined,
  '/api/estimate/linked/uk/results': (_, response) => response.writeHead(429).end(),
  '/api/contact/state': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"depth":2}'),
  '/api/contact': async (request, response) => {
    if (request.url.includes('?early')) return request.once('data', () => {
      request.pause()
      response.writeHead(400).end('no')
    })
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...request.headers, bytes }))
  },
}
createServer((request, response) => {
  const path = request.url.split('?')[0]
  if (${isBroken}) return response.writeHead(500).end()
  const answer = answers[path]
  if (answer) return answer(request, response)
  if (path.startsWith('/_next/')) return response.writeHead(404, { 'content-type': 'text/html' }).end('missing')
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"${name}"', 'cache-control': 'private, no-cache' }).end(page)
}).listen(workerData.socket, () => parentPort.postMessage('listening'))
`

/** The files of a release whose worker says `name`. */
export const filesOf = (name: string, isBroken = false) => ({
  'worker.mjs': workerOf(name, isBroken),
  '.next/required-server-files.json': '{"config":{}}',
  [`.next/static/${name}.js`]: `"${name}"`,
  '.next/static/light.js': '',
  // Noise does not get smaller.
  '.next/static/heavy.js': randomBytes(200_000).toString('base64'),
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

export type ServedSite = {
  site: LiveSite
  port: number
  said: string[]
  logged: object[]
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>
  /** What the server says to these bytes until it closes the connection. */
  sayRaw: (bytes: string) => Promise<string>
  /** Takes no connection any more; resolves when the last one is closed. */
  close: () => Promise<void>
  stop: () => Promise<void>
}

type ServeOptions = { secret?: string; pulse?: Pulse; clientAddress?: () => string }

/** The releases of the working directory behind the real front, on a free port. With a secret it takes hooks, and releases nothing. */
export async function serveReleases(
  limits: Partial<Limits> = {},
  { secret, pulse, clientAddress }: ServeOptions = {},
): Promise<ServedSite> {
  const said: string[] = []
  const logged: object[] = []
  const site = createLiveSite({
    read: currentRelease,
    list: listReleases,
    start: (release) => startRelease(release, { ...readSiteEnvironment({}), port: 0, ...(pulse && { pulse }) }),
    say: (sentence) => said.push(sentence),
    wait: () => new Promise(setImmediate),
  })
  await site.takeUp()
  const publisher = { ask: () => undefined, status: () => idle, stop: async () => undefined }
  const server = createFront({
    site,
    health: createHealth(site),
    limits: { ...usualLimits, ...limits },
    ...(clientAddress && { clientAddress }),
    log: (line) => logged.push(line),
    publishing: secret === undefined ? undefined : createPublishing({ secret, publisher, site }),
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...{ site, port, said, logged },
    get: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const question = ask({ host: 'localhost', port, path, method, headers, agent: false }, (answer) => {
          const { statusCode: status = 0, headers: sent } = answer
          buffer(answer).then((body) => resolve({ status, headers: sent, body, text: body.toString() }), reject)
        })
        question.on('error', reject).end()
      }),
    sayRaw: async (bytes) => {
      const socket = connect(port, 'localhost')
      let heard = ''
      socket.setEncoding('utf8').on('data', (text) => {
        heard += text
      })
      socket.on('error', () => undefined)
      socket.write(bytes)
      await once(socket, 'close')
      return heard
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await site.stop()
    },
  }
}

/** For every test of a file: releases of which the first is live, and their server. */
export function serveFirstRelease(): { folder: FakeSite; served: ServedSite } {
  const now = {} as { folder: FakeSite; served: ServedSite }
  beforeEach(async () => {
    now.folder = await createFakeSite()
    await switchTo(await now.folder.release(1, filesOf('first')))
    now.served = await serveReleases()
  })
  afterEach(async () => {
    await now.served.stop()
    await now.folder.remove()
  })
  return now
}

/** For all tests of a file together: the server of one release whose pages are files, `pages` among them. */
export function serveFinishedRelease(pages: readonly string[] = []): {
  served: ServedSite
  release: (day: number, name: string, limit?: number) => Promise<void>
} {
  let folder: FakeSite
  const release = async (day: number, name: string, limit?: number) => {
    const id = await folder.release(day, { ...filesOf(name), ...filesOfBuild(name, pages) })
    await finishFakeSite(id, limit)
    await switchTo(id)
  }
  const now = { release } as ReturnType<typeof serveFinishedRelease>
  beforeAll(async () => {
    folder = await createFakeSite()
    await release(1, 'first')
    now.served = await serveReleases()
  })
  afterAll(async () => {
    await now.served.stop()
    await folder.remove()
  })
  return now
}
