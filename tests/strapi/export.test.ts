import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '@/content-client/limits'
import { serviceSource } from '@/content-client/sources/service'
import { exportEntries } from '@/scripts/content-service/export/export-entries'
import { openMediaLibrary } from '@/scripts/content-service/export/media-library'
import { signIn, strapiSecrets } from '../support/strapi'
import { serveStrapi } from './serve'

const origin = serveStrapi()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  return () => rm(folder, { recursive: true })
})

/** What the service publishes, written over the files of a folder. */
async function exportInto(content: string) {
  const service = { url: `${origin()}/api`, token: strapiSecrets.SITE_READ_TOKEN, limits }
  const library = await openMediaLibrary(service)
  const { written, removed } = await exportEntries(serviceSource(service), content, library.toPath)
  return { written, removed, pictures: await library.save(join(folder, 'public')) }
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
}

describe('bringing the service’s content back into files', () => {
  it('changes no file and no picture where nobody has edited anything', async () => {
    await cp('content', join(folder, 'content'), { recursive: true })
    await cp('public/images', join(folder, 'public', 'images'), { recursive: true })
    expect(await exportInto(join(folder, 'content'))).toEqual({ written: [], removed: [], pictures: [] })
    for (const file of await filesIn('content'))
      expect(await readFile(join(folder, 'content', file), 'utf8')).toBe(await readFile(join('content', file), 'utf8'))
  })

  it('into an empty folder writes every entry again, meaning the same', async () => {
    const { written, pictures } = await exportInto(join(folder, 'content'))
    expect(written.length).toBeGreaterThan(90)
    expect(pictures.length).toBeGreaterThan(40)
    // Written once, there is nothing that differs.
    expect((await exportInto(join(folder, 'content'))).written).toEqual([])
  })

  it('changes the one field an editor has changed, and the rest of its file stays as somebody wrote it', async () => {
    await cp('content', join(folder, 'content'), { recursive: true })
    const panel = await signIn(origin())
    const topic = await panel.find('topic', 'ai')
    await panel.publish('topic', topic, 'uk', { title: 'Штучний інтелект' })
    expect((await exportInto(join(folder, 'content'))).written).toEqual(['topics/ai.yaml'])
    const before = await readFile('content/topics/ai.yaml', 'utf8')
    const { uk } = /uk:\n\s+title: (?<uk>.+)/.exec(before)?.groups ?? {}
    expect(await readFile(join(folder, 'content', 'topics', 'ai.yaml'), 'utf8')).toBe(
      before.replace(`title: ${uk}`, 'title: Штучний інтелект'),
    )
  })
})
