import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '@/tests/support/memory-content'
import { smallContent, smallOptions } from '@/tests/support/small-content'
import { getArticle, getOrganisation, getShellRecords } from '.'
import { loadContent } from './load-content'
import { copySnapshot, readSnapshot, writeSnapshot } from './snapshot'

const home = process.cwd()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
  process.chdir(folder)
})

afterEach(async () => {
  process.chdir(home)
  await rm(folder, { recursive: true })
})

async function prepare(companyName: string) {
  const content = smallContent()
  Object.assign(content.en.singles.organisation ?? {}, { name: companyName })
  const loaded = await loadContent(smallOptions(memorySource(content)))
  await writeSnapshot(loaded)
  return loaded
}

describe('the prepared content', () => {
  it('is what pages get, to the last field', async () => {
    const { shell, locales } = await prepare('Nimbus')
    const {
      en: { articles, ...others },
    } = locales
    const snapshot = await readSnapshot()
    expect([snapshot.shell, snapshot.locales.en]).toMatchObject([shell, others])
    for (const article of articles) expect(await getArticle('en', article.slug)).toMatchObject(article)
    expect(await getArticle('en', 'ai/rag-cost')).toMatchObject({ title: 'Answer costs', body: { words: 1 } })
    expect(await getArticle('en', 'unknown')).toBeUndefined()
    expect(await getShellRecords()).toEqual({ socialNetworks: [], salesPhone: null, salesEmail: null })
  })

  it('has the texts of articles apart from all else, and packs no text again that stays the same', async () => {
    await prepare('Nimbus')
    const [json, texts] = [await readFile('.content/site.json', 'utf8'), await readFile('.content/site.texts')]
    const { html = '' } = (await getArticle('en', 'ai/rag-cost'))?.body ?? {}
    expect([html.length > 10, json.includes(JSON.stringify(html).slice(1, -1))]).toEqual([true, false])
    // As another version of zlib would have packed it.
    await writeFile('.content/site.texts', texts.fill(0))
    await prepare('Nimbus')
    expect(await readFile('.content/site.texts')).toEqual(texts)
  })

  it('is new after an edit', async () => {
    await prepare('One')
    await utimes('.content/site.json', 1, 1)
    expect(await getOrganisation('en')).toMatchObject({ name: 'One' })
    await prepare('Two')
    expect(await getOrganisation('en')).toMatchObject({ name: 'Two' })
  })

  it('says how to get it when it is not there', async () => {
    await expect(readSnapshot()).rejects.toThrow('The content has not been prepared; run "npm run build".')
  })

  it('of a release is what the release was built from, whatever is prepared for the next', async () => {
    await prepare('One')
    await copySnapshot('released.json')
    await rm('.content', { recursive: true })
    await prepare('Two')
    vi.stubEnv('CONTENT_SNAPSHOT', 'released.json')
    expect(await getOrganisation('en')).toMatchObject({ name: 'One' })
    expect(await getArticle('en', 'ai/rag-cost')).toMatchObject({ title: 'Answer costs' })
    vi.unstubAllEnvs()
    expect(await getOrganisation('en')).toMatchObject({ name: 'Two' })
  })
})
