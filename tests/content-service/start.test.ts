import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startContentServiceStub } from '../support/content-service-stub'
import { createSiteFolder, type SiteFolder } from '../support/run-script'

let site: SiteFolder

beforeEach(async () => {
  site = await createSiteFolder()
})

afterEach(() => site.remove())

const mistake = 'phone: 380440000000\n'
const stamp = '.next/site-stamp.json'
const lastBuild = JSON.stringify({ sources: 'of', content: 'the', dependencies: 'last', SITE_URL: 'good', 'CONTENT_*': 'build' })

describe('npm start never serves a build that failed', () => {
  it('because of the content', async () => {
    await site.write('content/sales-phone.yaml', mistake)
    const { code, stdout, stderr } = await site.run('start')
    expect(stdout).toMatch(/^Building first: there is no finished build\.\n/)
    expect(stderr).toContain('The site was not started.\n  sales-phone, field phone: must be a text\n')
    expect({ code, stamped: await site.has(stamp) }).toEqual({ code: 1, stamped: false })
  })

  it('because of the pages, not even once the content was good before', async () => {
    await site.write(stamp, lastBuild)
    await site.write('app/page.tsx', "import '@/nowhere'\n")
    await site.write('components/README.md', '')
    const { code, stdout, stderr } = await site.run('start')
    expect(stdout).toMatch(/^Building first: sources changed, content changed/)
    expect(stderr).toContain('The site was not started.\n  "next build" ended with code 1.\n')
    expect({ code, stamped: await site.has(stamp) }).toEqual({ code: 1, stamped: false })
  })
})

describe('the build that is being served', () => {
  it('stays as it was when the content has a mistake', async () => {
    await site.write(stamp, lastBuild)
    await site.write('content/sales-phone.yaml', mistake)
    const { code, stderr } = await site.run('build')
    expect(stderr).toContain('The site was not built.\n  sales-phone, field phone: must be a text\n')
    expect({ code, stamped: await site.has(stamp) }).toEqual({ code: 1, stamped: true })
  })

  it('stays as it was when the content service is down', async () => {
    await site.write(stamp, lastBuild)
    const { url, token, close } = await startContentServiceStub()
    await close()
    const { code, stderr } = await site.run('build', { CONTENT_SERVICE_URL: url, CONTENT_SERVICE_TOKEN: token })
    expect(stderr).toContain('The site was not built.\n  services: the content service did not answer\n')
    expect(stderr).not.toContain(token)
    expect({ code, stamped: await site.has(stamp) }).toEqual({ code: 1, stamped: true })
  })
})
