import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'
import { folderOf, releasesFolder } from '../releases/release-store'
import { linkAhead } from './link-ahead'

const page = join('site', 'files', 'en.html')

let site: FakeSite
let last: { folder: string }
beforeEach(async () => {
  site = await createFakeSite()
  last = { folder: folderOf(await site.release(1, { [page]: 'A page' })) }
})
afterEach(() => site.remove())

const isLeft = () => existsSync(join(releasesFolder, 'ahead.partial'))

describe('a release begun before it is known whether it will be made', () => {
  it('is taken over with the files of the last one, which it shares', async () => {
    const ahead = linkAhead(last)
    const folder = folderOf('next.partial')
    await ahead.moveTo(folder)
    await ahead.drop()
    expect(await readFile(join(folder, page), 'utf8')).toBe('A page')
    const [one, other] = [await stat(join(folder, page)), await stat(join(last.folder, page))]
    expect(one.ino).toBe(other.ino)
    expect(isLeft()).toBe(false)
  })

  it('leaves nothing behind where it is not made', async () => {
    await linkAhead(last).drop()
    expect(isLeft()).toBe(false)
    expect(await readFile(join(last.folder, page), 'utf8')).toBe('A page')
  })

  it('is not taken over where its files could not be linked', async () => {
    const ahead = linkAhead({ folder: join(last.folder, 'missing') })
    await expect(ahead.moveTo(folderOf('next.partial'))).rejects.toThrow()
    await ahead.drop()
    expect(isLeft()).toBe(false)
  })
})
