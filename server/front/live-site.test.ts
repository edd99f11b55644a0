import { Agent } from 'node:http'
import { expect, it } from 'vitest'
import type { Release } from '@/routing/release/releases'
import { createLiveSite } from './live-site'
import type { RunningRelease } from './release-worker'

type Started = RunningRelease & { die: (reason: Error) => void; isStopped: boolean }

/** A site whose current release is the last of `names`, and whose releases start unless they are in `broken`. */
function createSite() {
  const names: string[] = ['first']
  const broken = new Set<string>()
  const started: Started[] = []
  const said: string[] = []
  const waited: number[] = []
  const toRelease = (id: string) => ({ id, folder: id }) as Release
  const site = createLiveSite({
    read: async () => toRelease(names.at(-1) ?? ''),
    list: async () => names.map(toRelease),
    start: async (release) => {
      if (broken.has(release.id)) throw new Error(`Release ${release.id} does not start.`)
      let die: Started['die'] = () => undefined
      const ended = new Promise<Error>((resolve) => {
        die = resolve
      })
      const running: Started = {
        ...{ release, socket: '', agent: new Agent(), files: null, pending: 0, ended, die, isStopped: false },
        stop: async () => {
          running.isStopped = true
        },
      }
      started.push(running)
      return running
    },
    say: (sentence) => said.push(sentence),
    wait: async (milliseconds) => {
      waited.push(milliseconds)
      if (waited.length >= 5) broken.clear()
      await new Promise(setImmediate)
    },
  })
  return { site, names, broken, started, said, waited }
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise(setImmediate)
}

it('a new release answers at once, and the old one ends after its last answer', async () => {
  const { site, names, started } = createSite()
  await site.takeUp()
  const [first] = started
  if (first) first.pending = 1
  names.push('second')
  await site.takeUp()
  expect(site.running()?.release.id).toBe('second')
  expect(site.releases().map(({ id }) => id)).toEqual(['second', 'first'])
  await new Promise(setImmediate)
  expect(first?.isStopped).toBe(false)
  if (first) first.pending = 0
  await until(() => first?.isStopped === true)
})

it('a release that does not start is refused with a sentence, and the old one stays', async () => {
  const { site, names, broken, said, started } = createSite()
  await site.takeUp()
  names.push('second')
  broken.add('second')
  await site.takeUp()
  expect(said).toEqual(['Release second does not start. Release first stays live.'])
  expect([site.running()?.release.id, started[0]?.isStopped]).toEqual(['first', false])
})

it('the first release that does not start stops the start', async () => {
  const { site, broken } = createSite()
  broken.add('first')
  await expect(site.takeUp()).rejects.toThrow('Release first does not start.')
})

it('a release that dies is started again, ever later while it does not start', async () => {
  const { site, broken, started, waited } = createSite()
  await site.takeUp()
  broken.add('first')
  started[0]?.die(new Error('out of memory'))
  await until(() => site.running() === null)
  await until(() => site.running() !== null)
  expect(waited).toEqual([250, 500, 1000, 2000, 4000])
  expect(started).toHaveLength(2)
  await site.stop()
  expect(started[1]?.isStopped).toBe(true)
})
