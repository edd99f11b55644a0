import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { importContent } from '@/scripts/content-service/seed'
import { createStrapiFolder, removeStrapiFolder, signIn, startStrapi } from '../support/strapi'

let project: string
let content: string

beforeEach(async () => {
  project = await createStrapiFolder(inject('filled'))
  content = await mkdtemp(join(tmpdir(), 'content-'))
  await cp('content', content, { recursive: true })
})

afterEach(async () => {
  await removeStrapiFolder(project)
  await rm(content, { recursive: true })
})

/** Changes the repository's text of an entry. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(content, file), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(content, file), text.replace(from, to))
}

/** What an editor does while the service runs. */
async function inPanel(act: (panel: Awaited<ReturnType<typeof signIn>>) => Promise<unknown>): Promise<void> {
  const strapi = await startStrapi(project)
  try {
    await act(await signIn(strapi.origin))
  } finally {
    await strapi.stop()
  }
}

const bring = (overwrite = false) => importContent({ cwd: project, folder: content, overwrite })

describe('bringing content/ into the service again', () => {
  it('changes nothing where nothing changed', async () => {
    const { created, updated, unchanged, kept } = await bring()
    expect({ created, updated, kept }).toEqual({ created: [], updated: [], kept: [] })
    expect(unchanged.length).toBeGreaterThan(90)
  })

  it('brings what changed in the repository, and only that', async () => {
    await edit('topics/ai.yaml', 'en:', 'en: # one more look')
    await edit('articles/friday-note.en.md', 'Friday', 'Thursday')
    expect((await bring()).updated).toEqual(['article/friday-note'])
  })

  it('never replaces what an editor has written, unpublished or deleted, unless it is told to', async () => {
    await inPanel(async (panel) => {
      const note = await panel.find('article', 'friday-note')
      expect((await panel.save('article', note, 'uk', { title: 'Назва від редакторки' })).status).toBe(200)
      expect((await panel.remove('redirect', await panel.find('redirect', 'price'))).status).toBe(200)
    })
    await edit('articles/friday-note.en.md', 'Friday', 'Thursday')
    const first = await bring()
    expect(first.kept).toContain('article/friday-note')
    expect(first.kept).toHaveLength(2)
    expect(first.updated).toEqual([])
    const second = await bring(true)
    expect([...second.updated, ...second.created]).toEqual(expect.arrayContaining(first.kept as string[]))
    expect((await bring()).kept).toEqual([])
  })
})
