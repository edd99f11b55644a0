import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filesFolder, readSiteManifest } from '@/routing/release/site-manifest'
import { securityHeaders } from '@/routing/security-headers'
import { buildFolder } from '../support/release'
import { type ServedSite, serveReleases } from '../support/served-site'
import { askSite, headersToCompare } from './ask-site'
import { type Front, fronts, problemOf, startFront } from './fronts'
import { listRequests, publishSecret } from './requests'

const release = { folder: resolve(dirname(buildFolder)) }
const manifest = await readSiteManifest(release)
if (!manifest) throw new Error('The release has no finished files.')

const names = Object.keys(manifest.answers)
const assets = [
  /^\/_next\/static\/.*\.js$/,
  /^\/_next\/static\/.*\.css$/,
  /\.woff2$/,
  /^\/_ipx\/f_webp/,
  /^\/_ipx\/f_avif/,
  /^\/_ipx\/crop_[^/]*f_avif/,
  /\.mp3$/,
  /^\/og\//,
]
const samples = assets.map((pattern) => names.find((name) => pattern.test(name)) ?? `nothing is like ${pattern}`)
const requests = listRequests(manifest.paths, samples)

/** What nginx refuses by itself says no less of what a browser may do with it. */
const security = Object.keys(securityHeaders('/')).map((name) => name.toLowerCase())

const messages = mkdtempSync(join(tmpdir(), 'messages-'))
vi.stubEnv('DATA_DIR', messages)

let node: ServedSite

beforeAll(async () => {
  node = await serveReleases({}, { secret: publishSecret })
})

afterAll(async () => {
  await node?.stop()
  rmSync(messages, { recursive: true, force: true })
})

for (const front of fronts) {
  const problem = problemOf(front)
  describe.skipIf(problem)(`${front} answers as Node.js does${problem ? ` (${problem})` : ''}`, () => answersAsNode(front))
}

/** What the library for HTTP within Caddy answers or mends before anything of ours sees it. */
const unlike: Readonly<Record<Front, readonly string[]>> = {
  nginx: [],
  caddy: ['slashes that would name another site', 'another protocol', 'what is no text'],
}

function answersAsNode(front: Front): void {
  let port: number
  let stop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const started = await startFront(front, { node: node.port, root: resolve(filesFolder(release)) })
    port = started.port
    stop = started.stop
  })

  afterAll(() => stop?.())

  it.each(requests.filter(([title]) => !unlike[front].includes(title)))('%s', async (_title, asked, compared) => {
    const [expected, found] = await Promise.all([askSite(node.port, asked), askSite(port, asked)])
    expect(found.repeated).toEqual([])
    if (compared === 'refused') {
      // A path that leads out of the site is refused by nginx before it is anything.
      expect([expected.status === 404 ? 400 : expected.status, expected.status]).toContain(found.status)
      return expect(Object.keys(found.headers)).toEqual(expect.arrayContaining(security))
    }
    expect(found.status).toBe(expected.status)
    expect(headersToCompare(found)).toEqual(headersToCompare(expected))
    if (compared === 'all') expect(found.body).toBe(expected.body)
  })

  it.each(['/services', ...samples.slice(0, 2)])('%s is sent once to who has it', async (path) => {
    const tags = new Set<unknown>()
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding }
      const { status, headers: sent } = await askSite(port, { path, headers })
      expect([status, sent.etag]).toEqual([200, expect.stringMatching(/^"/)])
      tags.add(sent.etag)
      const again = await askSite(port, { path, headers: { ...headers, 'if-none-match': String(sent.etag) } })
      expect([again.status, again.headers['cache-control']]).toEqual([304, sent['cache-control']])
    }
    expect(tags.size).toBe(3)
  })

  it.skipIf(front === 'caddy').each(['GET /services', 'GET /services HTTP/1.2\r\nHost: a', 'GET /services HTTP/2.0\r\nHost: a'])(
    'refuses %j',
    async (head) => {
      for (const each of [node.port, port]) {
        const socket = connect(each, 'localhost', () => socket.write(`${head}\r\n\r\n`))
        expect(await text(socket)).toMatch(/\b(?:400|505) [BH]/)
      }
    },
  )
}
