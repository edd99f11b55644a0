import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startContentServiceStub } from '../support/content-service-stub'
import { createSiteFolder, type SiteFolder } from '../support/run-script'
import { isInFull } from '../support/runs'

let site: SiteFolder

beforeEach(async () => {
  site = await createSiteFolder()
})

afterEach(() => site.remove())

const mistake = 'phone: 380440000000\n'
const id = '20260101T000000Z-aaaaaaaa'
const current = { release: id, before: null, since: '2026-01-01T00:00:00.000Z', rolledBackFrom: null }

/** A release that is being served: what it holds matters to nobody here, that it stays does. */
async function serve(): Promise<void> {
  const stamp = { sources: 'of', content: 'the', dependencies: 'last', SITE_URL: 'good', 'CONTENT_*': 'build' }
  await site.write(`.releases/${id}/site-stamp.json`, JSON.stringify({ buildId: 'a'.repeat(20), builtAt: current.since, stamp }))
  await site.write(`.releases/${id}/content/site.json`, '{"of": "this release"}')
  await site.write('.releases/current.json', JSON.stringify(current))
}

const released = async () => JSON.parse(await site.read('.releases/current.json'))

describe('npm start never serves a build that failed', () => {
  // Nothing is released by a command that fails: in `npm test` the pages fail, as the later step.
  if (isInFull)
    it('because of the content', async () => {
      await site.write('content/sales-phone.yaml', mistake)
      const { code, stdout, stderr } = await site.run('start')
      expect(stdout).toMatch(/^Building first: there is no finished build\.\n/)
      expect(stderr).toContain('The site was not started.\n  sales-phone, field phone: must be a text\n')
      expect({ code, released: await site.has('.releases/current.json') }).toEqual({ code: 1, released: false })
    })

  it('because of the pages, not even once the content was good before', async () => {
    await serve()
    await site.write('app/page.tsx', "import '@/nowhere'\n")
    await site.write('components/README.md', '')
    const { code, stdout, stderr } = await site.run('start')
    expect(stdout).toMatch(/^Building first: sources changed, content changed/)
    expect(stderr).toContain('The site was not started.\n  "next build" ended with code 1.\n')
    expect({ code, released: await released() }).toEqual({ code: 1, released: current })
  })
})

describe('npm start', () => {
  it('finds a port that is taken before it builds', async () => {
    const taken = createServer().listen(0)
    const PORT = String((taken.address() as AddressInfo).port)
    const { code, stdout, stderr } = await site.run('start', { PORT })
    taken.close()
    const sentence = `Port ${PORT} is taken by another program; stop that one or choose another with PORT.`
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: `\nThe site was not started.\n  ${sentence}\n\n` })
  })

  it('serves what was chosen by a rollback, and says what has changed since', async () => {
    await serve()
    await site.write('.releases/current.json', JSON.stringify({ ...current, rolledBackFrom: id }))
    const { code, stdout } = await site.run('start')
    expect(stdout).toMatch(
      new RegExp(
        `^Serving release ${id}, chosen by a rollback\\. Since it was built: sources changed, content changed, .+\\. "npm run release"`,
      ),
    )
    expect({ code, released: (await released()).release }).toEqual({ code: 0, released: id })
  })
})

// A build of its own: what is read is held by `server/load-environment.ts`, which every command begins with.
if (isInFull)
  describe('a file .env', () => {
    it('is read by scripts as by the framework, and its token never reaches the pages', async () => {
      await site.write('.env', 'SITE_URL=https://a.example\nCONTENT_SERVICE_TOKEN=a-secret\nOWN=seen\n')
      await site.write(
        'next.config.mjs',
        "import { writeFileSync } from 'node:fs'\nwriteFileSync('seen.json', JSON.stringify(process.env))\nthrow new Error('Enough is seen.')\n",
      )
      for (const room of ['app', 'components']) await site.write(`${room}/README.md`, '')
      await site.run('build')
      const seen = await site.read('seen.json')
      expect(JSON.parse(seen)).toMatchObject({ OWN: 'seen', SITE_URL: 'https://a.example' })
      expect(seen).not.toContain('a-secret')
    })
  })

if (isInFull)
  describe('the release that is being served', () => {
    it('stays as it was when the content has a mistake', async () => {
      await serve()
      await site.write('content/sales-phone.yaml', mistake)
      const { code, stderr } = await site.run('build')
      expect(stderr).toContain('The site was not built.\n  sales-phone, field phone: must be a text\n')
      expect({ code, released: await released() }).toEqual({ code: 1, released: current })
      expect(await site.read(`.releases/${id}/content/site.json`)).toBe('{"of": "this release"}')
      expect(await site.has('.releases/build.lock')).toBe(false)
    })

    it('stays as it was when the content service is down', async () => {
      await serve()
      const { url, token, close } = await startContentServiceStub()
      await close()
      const { code, stderr } = await site.run('build', { CONTENT_SERVICE_URL: url, CONTENT_SERVICE_TOKEN: token })
      expect(stderr).toContain('The site was not built.\n  services: the content service did not answer\n')
      expect(stderr).not.toContain(token)
      expect({ code, released: await released() }).toEqual({ code: 1, released: current })
    })
  })
