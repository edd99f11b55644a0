import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listReleases } from '@/routing/release/releases'
import { createFakeSite, type FakeSite, releaseId } from '@/tests/support/fake-releases'
import { finishRelease } from './finish-release'

let site: FakeSite

beforeEach(async () => {
  site = await createFakeSite()
  await site.write('.next/BUILD_ID', 'first')
  await site.write('.next/server/app/en.html', 'first page')
  await site.write('.next/server/app/builds/class-names.json.body', '{}')
  await site.write('.next/cache/fetched', 'for the next build')
  for (const note of ['en.js.map', 'en.js.nft.json']) await site.write(`.next/server/app/${note}`, 'for nobody')
  await site.write('public/images/a.svg', 'first picture')
  await site.write('.content/site.json', '"first content"')
  await site.write('.content/site.texts', 'first texts')
})

afterEach(() => site.remove())

const said = async () => {
  const id = await site.release(1)
  const [release] = await listReleases()
  if (!release) throw new Error(`There is no ${id}.`)
  return { buildId: 'b'.repeat(20), builtAt: '2026-01-02T00:00:00.000Z', stamp: release.stamp }
}

describe('a finished build', () => {
  it('is a release with all it serves, and nothing that later builds write to', async () => {
    const { id, folder } = await finishRelease(await said(), (partial) => writeFile(join(partial, 'finished'), 'finished'))
    expect(id).toBe('20260102T000000Z-bbbbbbbb')
    await site.write('.next/server/app/en.html', 'second page')
    await writeFile('public/images/a.svg', 'second picture')
    await rm('.content', { recursive: true })
    await site.write('.content/site.texts', 'second texts')
    const read = (file: string) => readFile(join(folder, file), 'utf8')
    expect(await read('.next/server/app/en.html')).toBe('first page')
    expect(await read('public/images/a.svg')).toBe('first picture')
    expect([await read('content/site.json'), await read('content/site.texts')]).toEqual(['"first content"', 'first texts'])
    expect(await read('finished')).toBe('finished')
    for (const left of ['.next/cache', '.next/server/app/en.js.map', '.next/server/app/en.js.nft.json'])
      expect(existsSync(join(folder, left)), left).toBe(false)
    expect(existsSync('.next/cache/fetched')).toBe(true)
  })

  it('is no release when it could not be put together, as on a full disk', async () => {
    const stamp = await said()
    // A folder where the file should be: the copy fails half way.
    await mkdir('.content/site.json.folder')
    process.env.CONTENT_SNAPSHOT = '.content/site.json.folder'
    await expect(finishRelease(stamp, async () => undefined)).rejects.toThrow('EISDIR')
    delete process.env.CONTENT_SNAPSHOT
    expect((await listReleases()).map(({ id }) => id)).toEqual([releaseId(1)])
    expect((await readdir('.releases')).filter((name) => name.endsWith('.partial'))).toHaveLength(1)
  })
})
