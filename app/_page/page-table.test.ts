import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toSite } from '@/build/site-words'
import { loadContent } from '@/content-client/load-content'
import { writeSnapshot } from '@/content-client/snapshot'
import { memorySource } from '@/tests/support/memory-content'
import { smallContent, smallOptions } from '@/tests/support/small-content'
import { findPage } from './page-table'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-table-'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function publish(title: string): Promise<string> {
  const content = smallContent()
  const article = content.en.collections.articles?.[0]
  Object.assign(article ?? {}, { title })
  vi.stubEnv('CONTENT_SNAPSHOT', join(folder, `${title}.json`))
  await writeSnapshot(await loadContent(smallOptions(memorySource(content))))
  return String(article?.slug)
}

it('the page of an article says what the content says now, however often it was asked for before', async () => {
  const site = toSite('en')
  const target = { name: 'blog/article', slug: await publish('First') } as const
  const [once, again] = [await findPage(site, target), await findPage(site, target)]
  expect([once?.head.title, again === once]).toEqual(['First', true])
  await publish('Second')
  expect((await findPage(site, target))?.head.title).toBe('Second')
  expect(await findPage(site, { name: 'blog/article', slug: 'nothing-of-the-kind' })).toBeUndefined()
})
