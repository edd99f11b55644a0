import { mkdir, readdir } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentRelease, isRolledBack, listReleases, readCurrent } from '@/routing/release/releases'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { removeUnfinished, rollBack, switchTo } from './release-store'

let site: FakeSite

beforeEach(async () => {
  site = await createFakeSite()
})

afterEach(() => site.remove())

const ids = async () => (await listReleases()).map(({ id }) => id)

describe('the releases of a site', () => {
  it('are its finished builds, the newest first', async () => {
    const [first, second] = [await site.release(1), await site.release(2)]
    await site.write('.releases/20260103T000000Z-aaaaaaaa.partial/site-stamp.json', '{}')
    await mkdir('.releases/20260104T000000Z-aaaaaaaa')
    expect(await ids()).toEqual([second, first])
  })

  it('lose what a killed build left behind, and nothing else', async () => {
    const first = await site.release(1)
    await site.write('.releases/20260103T000000Z-aaaaaaaa.partial/public/a.txt', 'half')
    await switchTo(first)
    await removeUnfinished()
    expect((await readdir('.releases')).sort()).toEqual([first, 'current', 'current.json'])
  })
})

describe('a switch', () => {
  it('is one step, and remembers the release before', async () => {
    const [first, second] = [await site.release(1), await site.release(2)]
    expect(await currentRelease()).toBeNull()
    await switchTo(first)
    await switchTo(second)
    expect(await readCurrent()).toMatchObject({ release: second, before: first, rolledBackFrom: null })
    await switchTo(second)
    expect(await readCurrent()).toMatchObject({ release: second, before: first })
    expect((await readdir('.releases')).sort()).toEqual([first, second, 'current', 'current.json'])
  })

  it('is never seen half done', async () => {
    const all = [await site.release(1), await site.release(2)]
    await switchTo(all[0] ?? '')
    let isSwitching = true
    const switches = (async () => {
      for (let turn = 0; turn < 100; turn++) await switchTo(all[turn % 2] ?? '')
      isSwitching = false
    })()
    const seen: (string | undefined)[] = []
    while (isSwitching) seen.push((await currentRelease())?.id)
    await switches
    expect(seen.length).toBeGreaterThan(10)
    expect(new Set(seen)).toEqual(new Set(all))
  })
})

describe('a rollback', () => {
  it('goes back to the release before and holds until something is built', async () => {
    const [first, second] = [await site.release(1), await site.release(2)]
    await switchTo(first)
    await switchTo(second)
    expect(await rollBack()).toMatchObject({ from: { id: second }, to: { id: first } })
    expect((await currentRelease())?.id).toBe(first)
    expect(isRolledBack(await readCurrent(), (await listReleases())[0])).toBe(true)
    await site.release(3)
    expect(isRolledBack(await readCurrent(), (await listReleases())[0])).toBe(false)
  })

  it('says so when there is nothing to go back to', async () => {
    await switchTo(await site.release(1))
    await expect(rollBack()).rejects.toThrow('There is no release before the current one.')
  })

  it('refuses a release that was built with other packages than those that are installed', async () => {
    const [first, second] = [await site.release(1, {}, { dependencies: 'older' }), await site.release(2)]
    await switchTo(first)
    await switchTo(second)
    await expect(rollBack()).rejects.toThrow(`Release ${first} was built with other packages`)
    expect((await currentRelease())?.id).toBe(second)
  })
})
