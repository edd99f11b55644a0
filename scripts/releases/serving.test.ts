import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { switchTo } from '@/build/releases/release-store'
import { currentRelease } from '@/routing/release/releases'
import { findServing } from '@/routing/release/serving'
import { readSiteEnvironment } from '@/server/environment'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { prepareToServe } from './prepare-to-serve'

let site: FakeSite

beforeEach(async () => {
  site = await createFakeSite()
})

afterEach(() => site.remove())

it('a second start for another address never takes the site that runs with it', async () => {
  const live = await site.release(1)
  await switchTo(live)
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  await site.write(`.releases/serving.${other.pid}`, '')
  await expect(prepareToServe(readSiteEnvironment({ PORT: '3001' }))).rejects.toThrow(
    `Process ${other.pid} serves https://a.example from this folder and would go over to http://localhost:3001.`,
  )
  expect((await currentRelease())?.id).toBe(live)
  other.kill()
  await once(other, 'exit')
  expect([findServing(), existsSync(`.releases/serving.${other.pid}`)]).toEqual([undefined, false])
})
