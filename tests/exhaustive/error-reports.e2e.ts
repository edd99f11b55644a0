import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ErrorIngest, type Report, startErrorIngest } from '../support/error-ingest'
import { type LiveSite, startLiveSite } from '../support/live-site'
import { builtFor } from '../support/release'
import { copySite } from '../support/site-copy'
import { expect, test } from '../support/site-test'

test.describe('a site that was told where to report errors', () => {
  test.describe.configure({ mode: 'serial' })

  let ingest: ErrorIngest
  let copy: Awaited<ReturnType<typeof copySite>>
  let site: LiveSite
  const ofThisBuild = { release: '', environment: 'test' }

  // Built a second time, as addresses for reports are compiled in, and served as `npm start` does.
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    ingest = await startErrorIngest()
    copy = await copySite()
    const variables = { SITE_URL: builtFor(), DATA_DIR: join(copy.folder, 'messages'), SENTRY_DSN: ingest.dsn, SENTRY_ENVIRONMENT: 'test' }
    site = await startLiveSite(variables, { folder: copy.folder, script: 'server/start.mjs' })
    const latest = await fetch(`${site.address}/builds/latest.json`)
    ofThisBuild.release = (await latest.json()).id
  })

  test.afterAll(async () => {
    await site?.end('SIGTERM')
    await copy?.remove()
    await ingest?.close()
  })

  const messageOf = ({ exception }: Report) => exception?.values.at(-1)?.value
  const reported = (message: string) => ingest.reports.find((report) => messageOf(report) === message)

  test('reports an error of the first moment, when the page is still loading', async ({ page }) => {
    await page.addInitScript(() => {
      const failAsSoonAsWatched = () => {
        // Longer stacks are the first thing the watch asks for; what reports is not there for a while.
        if (Error.stackTraceLimit === 50) Promise.reject(new Error('an early error'))
        else setTimeout(failAsSoonAsWatched)
      }
      failAsSoonAsWatched()
    })
    await page.goto(`${site.address}/services`)
    await page.keyboard.press('Shift')
    await expect.poll(() => reported('an early error')).toMatchObject(ofThisBuild)
  })

  test('reports a later error with what led to it: 100 steps and 50 frames at most', async ({ page }) => {
    await page.goto(`${site.address}/services`)
    await page.keyboard.press('Shift')
    // The reporter is there once it listens to the console.
    await page.waitForFunction(() => '__sentry_original__' in console.info)
    await page.evaluate(() => {
      for (let step = 0; step < 150; step++) console.info(`step ${step}`)
      const fail = (depth: number): void => {
        if (depth === 0) throw new Error('a late error')
        fail(depth - 1)
      }
      setTimeout(() => fail(120))
    })
    await expect.poll(() => reported('a late error')).toMatchObject(ofThisBuild)
    const report = reported('a late error')
    expect(report?.exception?.values[0]?.stacktrace?.frames).toHaveLength(50)
    const steps = report?.breadcrumbs?.map(({ message }) => message)
    expect(steps).toHaveLength(100)
    expect(steps).toContain('step 149')
    expect(steps).not.toContain('step 49')
  })

  test('reports an error that the error page shows', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', {
        get: () => {
          throw new Error('a page that broke')
        },
      })
    })
    await page.goto(`${site.address}/services`)
    await page.keyboard.press('Shift')
    await expect.poll(() => reported('a page that broke')).toMatchObject(ofThisBuild)
  })

  test('has the browser report what its policy refused', async ({ browser }) => {
    // Not the page of other tests, to which a refusal is a fault. Nor one that a test answers for the site: from there Chromium lets
    // nothing reach this machine.
    const page = await browser.newPage()
    await page.goto(`${site.address}/services`)
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'http://evil.example/a.png' }))
    })
    const expected = {
      'document-uri': `${site.address}/services`,
      'effective-directive': 'img-src',
      'blocked-uri': 'http://evil.example/a.png',
    }
    await expect.poll(() => ingest.refusals).toContainEqual(expect.objectContaining(expected))
    await page.close()
  })

  test('reports an error of the server', async ({ request }) => {
    const releases = join(copy.folder, '.releases')
    const { release } = JSON.parse(await readFile(join(releases, 'current.json'), 'utf8'))
    await rm(join(releases, release, 'content'), { recursive: true })
    expect((await request.get(`${site.address}/api/estimate/v1?preset=saas-mvp`)).status()).toBe(500)
    const ofServer = () => ingest.reports.find(({ platform }) => platform === 'node')
    await expect.poll(ofServer).toMatchObject(ofThisBuild)
    expect(messageOf(ofServer() ?? {})).toContain('ENOENT')
  })
})
