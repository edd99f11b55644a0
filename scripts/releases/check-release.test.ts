import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listReleases } from '@/routing/release/releases'
import type { SiteAnswer, SiteManifest } from '@/routing/release/site-manifest'
import { readSiteEnvironment } from '@/server/environment'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { filesOf } from '@/tests/support/served-site'
import { smallSite } from '@/tests/support/site-request'
import { type Checked, checkRelease } from './check-release'

const { endpoints } = vi.hoisted(() => ({ endpoints: {} as Record<string, unknown> }))
vi.mock('@/server/api/endpoints', () => ({ endpoints }))

let site: FakeSite

beforeEach(async () => {
  site = await createFakeSite()
  for (const path of Object.keys(endpoints)) delete endpoints[path]
})

afterEach(() => site.remove())

const texts: Readonly<Record<string, string>> = {
  '/linking': '<a href="/">a</a><a href="/gone?a=1">b</a><a href="//b.example/">c</a>',
  '/leading': '<a href="/none/not-found">a</a>',
  '/heavy': '<script data-src="/_next/static/light.js /_next/static/heavy.js"></script>',
}

const answer = { size: 1, etag: '"a"', encodings: {}, headers: 0, isPlain: true, type: 'text/html; charset=utf-8' } as const

type Rest = { missing?: readonly string[]; lost?: readonly string[]; isBroken?: boolean }

/** What is found wrong with a release that has these pages, those of `missing` to say that something is missing, and lists files it has `lost`. */
async function check(pages: readonly string[], { missing = [], lost = [], isBroken = false }: Rest = {}): Promise<Checked> {
  const entries = [...pages, ...missing].map((address): [string, SiteAnswer] => {
    const html = htmlOf(address)
    const status = missing.includes(address) ? 404 : 200
    return [address, { ...answer, kind: 'page', status, size: html.length, file: `${address.slice(1) || 'index'}.html` }]
  })
  const gone = lost.map((address): [string, SiteAnswer] => [address, { ...answer, kind: 'file', status: 200, file: address.slice(1) }])
  const files = Object.fromEntries(entries.map(([address, { file }]) => [`site/files/${file}`, htmlOf(address)]))
  const manifest: SiteManifest = { answers: Object.fromEntries([...entries, ...gone]), headers: [{}], isSmall: true, paths: smallSite }
  await site.release(1, { ...filesOf('first', isBroken), ...files, 'site/manifest.json': JSON.stringify(manifest) })
  const [release] = await listReleases()
  return release ? checkRelease(release, readSiteEnvironment({})) : { faults: ['there is none'], warnings: [] }
}

const htmlOf = (address: string) => texts[address] ?? '<p>A page</p>'

const whole = { faults: [], warnings: [] }

describe('a release that is to go live', () => {
  it('answers every page as it was built', async () => {
    expect(await check(['/', '/uk/blog', '/services'], { missing: ['/blog/not-found'] })).toEqual(whole)
  })

  it('answers every text and file, too', async () => {
    expect((await check(['/'], { lost: ['/robots.txt'] })).faults).toEqual(['/robots.txt answers 503 in place of 200'])
  })

  it('is not stopped by a link that leads nowhere, which no editor can mend, and says so', async () => {
    expect((await check(['/', '/linking'])).warnings).toEqual(['/linking links to /gone, which answers 404'])
  })

  it('may lead to a page that answers 404 by design', async () => {
    expect(await check(['/', '/leading'], { missing: ['/none/not-found'] })).toEqual(whole)
  })

  it('is not stopped by a page over its budget, and says so', async () => {
    const heavy = expect.stringMatching(/^\/heavy sends \d{3}\.\d kB of scripts; its budget is \d+\.\d kB$/)
    expect((await check(['/', '/heavy'])).warnings).toContainEqual(heavy)
  })

  it('has no program that fails when it is asked', async () => {
    Object.assign(endpoints, { '/api/contact': null, '/api/broken': null })
    expect((await check(['/'])).faults).toEqual(['/api/broken answers 500'])
  })

  it('has pages, and starts', async () => {
    expect((await check([])).faults).toEqual(['it has no pages'])
    expect((await check([], { lost: ['/robots.txt'] })).faults).toEqual(['it has no pages'])
    await expect(check(['/'], { isBroken: true })).rejects.toThrow('does not start: /api/estimate/v1?p=web answers 500.')
  })
})
