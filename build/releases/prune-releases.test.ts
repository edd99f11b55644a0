import { existsSync, readdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listReleases } from '@/routing/release/releases'
import { createFakeSite, type FakeSite, releaseId } from '@/tests/support/fake-releases'
import { pruneReleases } from './prune-releases'
import { switchTo } from './release-store'

let site: FakeSite

beforeEach(async () => {
  site = await createFakeSite()
  const files = { '.next/server/app/en.html': 'page', '.next/static/a.js': 'script', 'content/site.json': '{}' }
  const finished = { 'site/files/index.html': 'page', 'site/files/_next/static/a.js': 'script' }
  for (let day = 1; day <= 6; day++) await site.release(day, { ...files, ...finished })
})

afterEach(() => site.remove())

const days = async () => (await listReleases()).map(({ id }) => Number(id.slice(6, 8)))
const noonOf = (day: number) => Date.UTC(2026, 0, day, 12)

describe('files of earlier releases', () => {
  it('stay as many days as was asked for, from the day they were replaced', async () => {
    await switchTo(releaseId(5))
    await switchTo(releaseId(6))
    expect(await pruneReleases(3, noonOf(6))).toEqual([releaseId(2), releaseId(1)])
    expect(await days()).toEqual([6, 5, 4, 3])
  })

  it('of the current release and the one before it always stay', async () => {
    await switchTo(releaseId(1))
    await switchTo(releaseId(2))
    await pruneReleases(0, noonOf(30))
    expect(await days()).toEqual([6, 2, 1])
  })

  it('are those an open tab asks for; only the newest keep their pages', async () => {
    await switchTo(releaseId(6))
    await pruneReleases(30, noonOf(6))
    const has = (file: string) => [6, 5, 4, 3, 2, 1].filter((day) => existsSync(`.releases/${releaseId(day)}/${file}`))
    expect(has('.next/server/app/en.html')).toEqual([6, 5, 4])
    expect(has('site/files/index.html')).toEqual([6, 5, 4])
    expect(has('site/files/_next/static/a.js')).toEqual([6, 5, 4, 3, 2, 1])
    expect(has('.next/static/a.js')).toEqual([6, 5, 4, 3, 2, 1])
  })

  it('are gone from the disk in the end', async () => {
    await switchTo(releaseId(5))
    await switchTo(releaseId(6))
    await pruneReleases(3, noonOf(6))
    const kept = [3, 4, 5, 6].map(releaseId)
    await vi.waitFor(() => expect(readdirSync('.releases').sort()).toEqual([...kept, 'current', 'current.json']), { timeout: 20_000 })
  })
})
