import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { basic, createPublishingSite, nextId, type PublishingSite, secret } from '../support/publishing-site'
import { liveId, releasesOf } from '../support/released-site'
import { isInFull } from '../support/runs'
import { documentIdOf } from '../support/strapi-shape'

let site: PublishingSite

beforeEach(async () => {
  site = await createPublishingSite()
})

afterEach(() => site.remove())

/** What stands for a release: it notes that it began, and goes on once there is a file that says how it ends. */
const program = `
import { appendFileSync, existsSync, renameSync, writeFileSync } from 'node:fs'
appendFileSync('runs', process.pid + '\\n')
process.send({ step: '2/6 Building the pages …' })
const timer = setInterval(() => {
  if (!existsSync('go')) return
  clearInterval(timer)
  renameSync('go', 'gone')
  console.log('Secret: ' + process.env.PUBLISH_SECRET + '.')
  writeFileSync('.releases/current.json.new', JSON.stringify({ release: '${nextId}', before: '${liveId}', since: '', rolledBackFrom: null }))
  renameSync('.releases/current.json.new', '.releases/current.json')
  process.send({ release: '${nextId}' })
}, 5)
`

const serve = async () => {
  await site.folder.write('release.mjs', program)
  return site.serve({}, 'release.mjs')
}

/** The process of each release that began. A file that is there and still empty tells of none. */
const runs = async () => ((await site.folder.has('runs')) ? (await site.folder.read('runs')).split('\n').slice(0, -1) : [])

describe('what is published', () => {
  it('is live once its release is, and what is published meanwhile goes with one more', async () => {
    await serve()
    expect([(await site.publish()).status, (await site.publish()).status]).toEqual([202, 202])
    expect(await site.until('running')).toMatchObject({ release: liveId, finishedAt: null })
    expect((await site.ask('/')).text).toContain('first')
    for (const _ of [1, 2]) expect(JSON.parse((await site.publish()).text).state).toBe('running')
    await site.folder.write('go', '')
    while ((await runs()).length < 2) await new Promise(setImmediate)
    expect(await site.until('running')).toMatchObject({ release: nextId })
    await site.folder.write('go', '')
    expect(await site.until('live')).toMatchObject({ release: nextId, step: null, problems: [] })
    expect((await site.ask('/')).text).toContain('second')
    expect(await runs()).toHaveLength(2)
    expect([site.output().includes('Secret: .'), site.output().includes(secret)]).toEqual([true, false])
  })

  it('is not lost where the site is told to stop: its release ends, the live one stays, and the next process makes it', async () => {
    await serve()
    await site.publish()
    await site.until('running')
    while ((await runs()).length < 1) await new Promise(setImmediate)
    const [pid] = await runs()
    expect(await site.end('SIGTERM')).toBe(0)
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
    await serve()
    expect((await site.ask('/')).text).toContain('first')
    await site.folder.write('go', '')
    expect((await site.until('live')).release).toBe(nextId)
    expect(await runs()).toHaveLength(2)
  })

  it('is released by nobody where the site has no secret, and the site does not start with one that is guessed', async () => {
    await site.serve({ PUBLISH_SECRET: '' })
    const others = await Promise.all(['/api/publish', '/api/anything'].map((path) => site.ask(path, basic)))
    expect(others[0]).toEqual({ ...others[1], headers: expect.anything() })
    expect((await site.publish()).status).toBe(405)
    await site.end('SIGTERM')
    const { exitCode } = await site.serve({ PUBLISH_SECRET: 'guess-me' })
    expect([exitCode, site.output()]).toEqual([
      1,
      expect.stringMatching(/^\nThe site was not started\.\n {2}PUBLISH_SECRET must be at least 32 /),
    ])
    expect(site.output()).not.toContain('guess-me')
  })
})

// Its parts are held in process: the sentences (`release-failures.test.ts`), the page and what is kept of it (`server/publish`).
if (isInFull)
  describe('what cannot be published', () => {
    let stub: ContentServiceStub

    beforeEach(async () => {
      stub = await startContentServiceStub({ shape: 'v5 as v4' })
    })

    afterEach(() => stub.close())

    it('is told to the editor with the way to the entry, also after a restart, and visitors see the site as it was', async () => {
      const gone = stub.content.uk.collections.topics?.pop()
      const title = stub.content.en.collections.topics?.find(({ slug }) => slug === gone?.slug)?.title
      const variables = { CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token }
      await site.serve(variables)
      const before = await withoutNotes()
      await site.publish()
      const status = await site.until('failed')
      const document = documentIdOf('topics', { slug: gone?.slug })
      const link = `${new URL(stub.url).origin}/admin/content-manager/collection-types/api::topic.topic/${document}?plugins[i18n][locale]=uk`
      const sentence = `“${title}” (topics, entry "${gone?.slug}", locale uk): the translation is missing`
      expect(status).toMatchObject({ problems: [{ sentence, link }], release: liveId })
      for (const token of [secret, stub.token]) expect(site.output()).not.toContain(token)

      await site.end('SIGTERM')
      await site.serve(variables)
      expect(await site.until('failed')).toEqual(status)
      const page = await site.ask('/api/publish', basic)
      expect(page.text).toContain(`href="${link}"`)
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect((await site.ask('/')).text).toContain('first')
      expect(await withoutNotes()).toEqual(before)
    })

    /** The releases without what processes write beside them. */
    async function withoutNotes(): Promise<Record<string, string>> {
      const all = Object.entries(await releasesOf(site.folder))
      return Object.fromEntries(all.filter(([file]) => !/\/(?:serving\.\d+|publish\.json)$/.test(file)))
    }
  })
