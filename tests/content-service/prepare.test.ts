import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startContentServiceStub } from '../support/content-service-stub'
import { createSiteFolder, type SiteFolder } from '../support/run-script'

let site: SiteFolder

beforeEach(async () => {
  site = await createSiteFolder()
})

afterEach(() => site.remove())

async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(site.path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const read = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  return read.flatMap(([file, content]) => (content.includes(text) ? [file] : []))
}

describe('preparing the content', () => {
  it('writes neither into a file nor into a line of the log the token it reads the service with', async () => {
    const stub = await startContentServiceStub()
    const prepare = (token = stub.token) => site.run('prepare', { CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: token })
    const good = await prepare()
    expect(good).toMatchObject({ code: 0, stderr: '' })
    expect(good.stdout).toMatch(/^Prepared \d+ articles and \d+ cases from http:.+\/api\.\n$/m)
    const [topic] = stub.content.uk.collections.topics ?? []
    expect((await site.readSnapshot()).locales.uk.topics.map(({ slug }) => slug)).toContain(topic?.slug)
    expect(await filesWith(stub.token)).toEqual([])

    const bad = await prepare(`refused-${stub.token}`)
    expect(bad.code).toBe(1)
    for (const { stdout, stderr } of [good, bad]) expect(stdout + stderr).not.toContain(stub.token)
    expect(await filesWith(stub.token)).toEqual([])
    await stub.close()
  })

  it('leaves what was prepared before when the content has a mistake, and says where the mistake is', async () => {
    await site.write('.content/site.json', '{"of": "the last build"}')
    await site.write('content/sales-phone.yaml', 'phone: 380440000000\n')
    const { code, stdout, stderr } = await site.run('prepare')
    expect(stdout).toMatch(/^(?: {4}\d+ pictures read …\n)*$/)
    expect(stderr).toBe('\nThe content was not prepared.\n  sales-phone, field phone: must be a text\n\n')
    expect(code).toBe(1)
    expect(await site.readSnapshot()).toEqual({ of: 'the last build' })
    expect(await site.has('routing/generated/paths.json')).toBe(false)
  })
})
