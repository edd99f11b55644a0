import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { withBuildLock } from './build-lock'

let site: FakeSite

beforeEach(async () => {
  site = await createFakeSite()
})

afterEach(() => site.remove())

const lock = '.releases/build.lock'

describe('two builds at the same time', () => {
  it('are one: the second ends in a sentence and touches nothing', async () => {
    await site.write(lock, String(process.ppid))
    let isBuilt = false
    const second = withBuildLock(async () => {
      isBuilt = true
    })
    await expect(second).rejects.toThrow(`Another build is running (process ${process.ppid}).`)
    expect({ isBuilt, isLocked: existsSync(lock) }).toEqual({ isBuilt: false, isLocked: true })
  })

  it('are both done one after another', async () => {
    expect(await withBuildLock(async () => existsSync(lock))).toBe(true)
    await expect(withBuildLock(() => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.')
    expect(await withBuildLock(async () => 'built')).toBe('built')
    expect(await readdir('.releases')).toEqual([])
  })

  it('are one when the first was killed', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    await site.write(lock, String(pid))
    expect(await withBuildLock(async () => 'built')).toBe('built')
    expect(await readdir('.releases')).toEqual([])
  })
})
