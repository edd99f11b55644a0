import { request } from 'node:http'
import { resolve } from 'node:path'
import { text as read } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneReleases } from '@/build/releases/prune-releases'
import { rollBack, switchTo } from '@/build/releases/release-store'
import { listReleases, releasesFolder } from '@/routing/release/releases'
import { filesOfBuild, finishFakeSite } from '../support/fake-build'
import { createFakeSite, type FakeSite, releaseId } from '../support/fake-releases'
import { filesOf, type ServedSite, serveReleases } from '../support/served-site'
import { problemOf, startFront } from './fronts'

const name = (day: number) => `release-${day}`
const scriptOf = (day: number) => `/_next/static/rows/${name(day)}.js`
const always = ['/', '/uk', '/contacts', '/uk/contacts', '/blog/definition-of-done', '/robots.txt', '/icons/mark.svg', scriptOf(1)]
/** One more with each release after the first. */
const added = [
  ...['/services/design-sprint', '/services/accessibility-audit', '/blog/ai/rag-cost'],
  ...['/portfolio/zernolan', '/blog/page/2', '/blog/topic/ai'],
]
const pagesOf = (day: number) => [...always, ...added.slice(0, day - 1)]

const problem = problemOf('nginx')

describe.skipIf(problem)(`publishing behind nginx${problem ? ` (${problem})` : ''}`, () => {
  let folder: FakeSite
  let node: ServedSite
  let port: number
  let stop: (() => Promise<void>) | undefined

  async function make(day: number): Promise<void> {
    const pages = added.slice(0, day - 1).map((path) => `/en${path}`)
    await folder.release(day, { ...filesOf(name(day)), ...filesOfBuild(name(day), pages) })
    await finishFakeSite(releaseId(day))
  }

  function ask(path: string): Promise<{ status: number; text: string }> {
    return new Promise((done, fail) => {
      const asked = request({ host: '127.0.0.1', port, path, headers: { accept: 'text/html' }, agent: false }, (answer) =>
        read(answer).then((text) => done({ status: answer.statusCode ?? 0, text }), fail),
      )
      asked.on('error', fail).end()
    })
  }

  const statusesOf = (paths: readonly string[]) => Promise.all(paths.map(async (path) => `${path} ${(await ask(path)).status}`))
  const titleOf = (text: string) => /<h1>(.*)<\/h1>/.exec(text)?.[1]
  const home = async () => titleOf((await ask('/')).text)

  const faultOf = ({ status }: { status: number }) => (status === 200 ? undefined : String(status))

  beforeEach(async () => {
    folder = await createFakeSite()
    await make(1)
    await switchTo(releaseId(1))
    node = await serveReleases()
    const files = resolve(releasesFolder, 'current', 'site', 'files')
    const front = await startFront('nginx', { node: node.port, root: files })
    port = front.port
    stop = front.stop
  })

  afterEach(async () => {
    await stop?.()
    stop = undefined
    await node?.stop()
    await folder?.remove()
  })

  it('six times under load loses no request, page or script of open tabs', async () => {
    const failed: string[] = []
    let [asked, isOver] = [0, false]
    const load = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const path = always[asked++ % always.length] ?? '/'
        const fault = await ask(path).then(faultOf, String)
        if (fault) failed.push(`${path} ${fault}`)
      }
    })
    for (let day = 2; day <= 7; day++) {
      await make(day)
      await switchTo(releaseId(day))
      await node.site.takeUp()
      await pruneReleases(7, Date.UTC(2026, 0, day))
      await expect.poll(home).toBe(name(day))
      await expect.poll(() => statusesOf(pagesOf(day))).toEqual(pagesOf(day).map((path) => `${path} 200`))
      const scripts = (await listReleases()).map(({ id }) => scriptOf(Number(id.slice(6, 8))))
      expect(await statusesOf(scripts)).toEqual(scripts.map((path) => `${path} 200`))
      expect(scripts).toHaveLength(day)
    }
    await rollBack()
    await node.site.takeUp()
    await expect.poll(home).toBe(name(6))
    isOver = true
    await Promise.all(load)
    expect(failed).toEqual([])
    expect(asked).toBeGreaterThan(100)
  })
})
