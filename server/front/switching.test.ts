import { describe, expect, it } from 'vitest'
import { rollBack, switchTo } from '@/build/releases/release-store'
import { releaseId } from '@/tests/support/fake-releases'
import { filesOf, finish, serveFirstRelease } from '@/tests/support/served-site'

const at = serveFirstRelease()

async function release(day: number, name: string, isBroken = false): Promise<void> {
  await switchTo(await at.folder.release(day, filesOf(name, isBroken)))
  await at.served.site.takeUp()
}

describe('a switch of releases', () => {
  it('loses no answer: the old release finishes what it began', async () => {
    const slow = at.served.get('/slow')
    while ((at.served.site.running()?.pending ?? 0) === 0) await new Promise(setImmediate)
    const old = at.served.site.running()
    await release(2, 'second')
    expect((await at.served.get('/')).text).toContain('second')
    expect(old?.pending).toBe(1)
    await at.folder.write(`.releases/${releaseId(1)}/${finish}`, '')
    expect((await slow).text).toBe('first to the end')
    expect(await old?.ended).toBeNull()
  })

  it('can be taken back', async () => {
    await release(2, 'second')
    await rollBack()
    await at.served.site.takeUp()
    expect((await at.served.get('/')).text).toContain('first')
  })

  it('is refused where the new release does not answer, and the old one goes on', async () => {
    await release(2, 'second', true)
    expect(at.served.said.join()).toMatch(
      /^Release 20260102T000000Z-aaaaaaaa does not start: .+ answers 500\. Release 20260101.+ stays live\.$/,
    )
    expect((await at.served.get('/')).text).toContain('first')
  })

  it('never leads out of a release', async () => {
    await release(2, 'second')
    for (const path of ['/_next/static/%2e%2e/%2e%2e/content/site.json', '/images/..%2f..%2fcontent/site.json', '/_next/static/'])
      expect((await at.served.get(path)).text).not.toContain('{}')
  })

  it('brings a release that died back to life, with 503 at worst meanwhile', async () => {
    await at.served.get('/die').catch(() => undefined)
    const statuses = new Set<number>()
    for (let status = 0; status !== 200; statuses.add(status)) status = (await at.served.get('/')).status
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
    expect(at.served.said.join()).toContain('died (its thread ended with code 7); it is started again.')
  })
})
