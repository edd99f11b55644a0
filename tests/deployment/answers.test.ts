import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cacheControl } from '@/routing/caching'
import { fileType } from '@/routing/file-types'
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
    nginx?.stop()
    await node?.stop()
    for (const folder of [earlier, messages]) rmSync(folder, { recursive: true, force: true })
  })

  it.each(requests)('%s', async (_title, asked, compared) => {
    const [expected, found] = await Promise.all([askSite(node.port, asked), askSite(nginx.port, asked)])
    if (compared === 'refused') return expect([400, 404], String(expected.status)).toContain(found.status)
    expect(found.status).toBe(expected.status)
    if (compared === 'status') return
    const withoutWords = ({ 'content-type': _, vary: _vary, ...headers }: Record<string, unknown>) => headers
    const trim = compared === 'headers' ? withoutWords : (headers: Record<string, unknown>) => headers
    expect(trim(headersToCompare(found))).toEqual(trim(headersToCompare(expected)))
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
