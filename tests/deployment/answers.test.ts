import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cacheControl } from '@/routing/caching'
import { fileType } from '@/routing/file-types'
import { securityHeaders } from '@/routing/security-headers'
import { filesFolder, readSiteManifest } from '@/scripts/finished-site/site-manifest'
import { buildFolder, builtFor } from '../support/release'
import { type ServedSite, serveReleases } from '../support/served-site'
import { askSite, headersToCompare } from './ask-site'
import { nginxProblem, startNginx } from './nginx'
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
const security = Object.keys(securityHeaders('/', { siteUrl: builtFor() })).map((name) => name.toLowerCase())

const problem = nginxProblem()
const earlier = mkdtempSync(join(tmpdir(), 'earlier-'))
const messages = mkdtempSync(join(tmpdir(), 'messages-'))
vi.stubEnv('DATA_DIR', messages)

describe.skipIf(problem)(`nginx answers as Node.js does${problem ? ` (${problem})` : ''}`, () => {
  let node: ServedSite
  let nginx: Awaited<ReturnType<typeof startNginx>>

  beforeAll(async () => {
    node = await serveReleases({}, { secret: publishSecret })
    mkdirSync(join(earlier, '_next', 'static'), { recursive: true })
    for (const file of [join('_next', 'static', 'earlier.js'), 'earlier.html']) writeFileSync(join(earlier, file), 'earlier')
    const server = { node: `localhost:${node.port}`, root: filesFolder(release), earlier }
    nginx = await startNginx(manifest, { ...server, siteUrl: builtFor() })
  })

  afterAll(async () => {
    await nginx?.stop()
    await node?.stop()
    for (const folder of [earlier, messages]) rmSync(folder, { recursive: true, force: true })
  })

  it.each(requests)('%s', async (_title, asked, compared) => {
    const [expected, found] = await Promise.all([askSite(node.port, asked), askSite(nginx.port, asked)])
    expect(found.repeated).toEqual([])
    if (compared === 'refused') {
      // A path that leads out of the site is refused by nginx before it is anything.
      expect(found.status).toBe(expected.status === 404 ? 400 : expected.status)
      return expect(Object.keys(found.headers)).toEqual(expect.arrayContaining(security))
    }
    expect(found.status).toBe(expected.status)
    expect(headersToCompare(found)).toEqual(headersToCompare(expected))
    if (compared === 'all') expect(found.body).toBe(expected.body)
  })

  it.each(['/services', '/', ...samples.slice(0, 2)])('%s is sent once to who has it', async (path) => {
    const tags = new Set<unknown>()
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding }
      const { status, headers: sent } = await askSite(nginx.port, { path, headers })
      expect([status, sent.etag]).toEqual([200, expect.stringMatching(/^"/)])
      tags.add(sent.etag)
      const again = await askSite(nginx.port, { path, headers: { ...headers, 'if-none-match': String(sent.etag) } })
      expect([again.status, again.headers['cache-control']]).toEqual([304, sent['cache-control']])
    }
    expect(tags.size).toBe(3)
  })

  it.each(['GET /services', 'GET /services HTTP/1.2\r\nHost: a', 'GET /services HTTP/2.0\r\nHost: a'])('refuses %j', async (head) => {
    for (const port of [node.port, nginx.port]) {
      const socket = connect(port, 'localhost', () => socket.write(`${head}\r\n\r\n`))
      expect(await text(socket)).toMatch(/\b(?:400|505) [BH]/)
    }
  })

  it('scripts of an earlier release are sent still, and not its pages', async () => {
    const script = await askSite(nginx.port, { path: '/_next/static/earlier.js' })
    expect([script.status, script.headers['cache-control'], script.headers['content-type']]).toEqual([
      200,
      cacheControl.immutable,
      fileType('earlier.js'),
    ])
    expect((await askSite(nginx.port, { path: '/earlier', headers: { accept: 'text/html' } })).status).toBe(404)
  })
})
