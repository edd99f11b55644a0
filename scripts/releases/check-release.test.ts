import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { filesOf } from '@/tests/support/served-site'
import { readSiteEnvironment } from '../environment'
import { type Checked, checkRelease } from './check-release'
import { listReleases } from './release-store'

let site: FakeSite

beforeEach(async () => {
  site = await createFakeSite()
})

afterEach(() => site.remove())

/** What is found wrong with a release that has these pages. */
async function check(
  routes: readonly string[],
  isBroken = false,
  rendered?: readonly string[],
  programs: readonly string[] = [],
): Promise<Checked> {
  const manifest = { routes: Object.fromEntries(routes.map((route) => [route, {}])) }
  await site.release(1, {
    ...filesOf('first', isBroken),
    '.next/prerender-manifest.json': JSON.stringify(manifest),
    '.next/app-path-routes-manifest.json': JSON.stringify(Object.fromEntries(programs.map((path) => [`${path}/route`, path]))),
  })
  const [release] = await listReleases()
  return release ? checkRelease(release, readSiteEnvironment({}), rendered) : { faults: ['there is none'], warnings: [] }
}

const whole = { faults: [], warnings: [] }

describe('a release that is to go live', () => {
  it('answers every page as it was built', async () => {
    expect(await check(['/en', '/uk/blog', '/en/services', '/_not-found'])).toEqual(whole)
    expect((await check(['/en', '/gone', '/en/blog/not-found'])).faults).toEqual([
      '/gone answers 404 in place of 200',
      '/blog/not-found answers 200 in place of 404',
    ])
  })

  it('is not stopped by a link that leads nowhere, which no editor can mend, and says so', async () => {
    expect(await check(['/en', '/en/linking'])).toEqual({ ...whole, warnings: ['/linking links to /gone, which answers 404'] })
  })

  it('may lead to a page that answers 404 by design, also where that one is not asked for itself', async () => {
    expect(await check(['/en', '/en/leading', '/en/none/not-found'], false, ['/en/leading'])).toEqual(whole)
    const { warnings } = await check(['/en', '/en/leading'], false, ['/en/leading'])
    expect(warnings).toEqual(['/leading links to /none/not-found, which answers 404'])
  })

  it('is not stopped by a page over its budget, and says so', async () => {
    const heavy = expect.stringMatching(/^\/heavy sends \d{3}\.\d kB of scripts; its budget is \d+\.\d kB$/)
    expect(await check(['/en/heavy'])).toEqual({ ...whole, warnings: [heavy] })
  })

  it('has no program that fails when it is asked', async () => {
    const { faults } = await check(['/en'], false, undefined, ['/api/contact', '/api/broken', '/api/[...path]'])
    expect(faults).toEqual(['/api/broken answers 500'])
  })

  it('has pages, and starts', async () => {
    expect((await check([])).faults).toEqual(['it has no pages'])
    await expect(check(['/en'], true)).rejects.toThrow('does not start: / answers 500.')
  })
})
